import type {
  ProductAction, ProductDatumField, ProductInstanceResponse, ProductInstanceSummary, ProductInstanceTransition, ProductManifest,
  ProductParameterValues,
} from '../../../../generated/models.ts';
import { present } from '../../../platform/assert.ts';
import { sha256 } from '../../../platform/canonical.ts';
import { presentAmount, toCents } from '../../../platform/money.ts';
import type { Example } from './document.ts';
import type { DescribedProduct } from './described-product.ts';
import { exampleParameters, hexOf, within, type ExampleAccounts } from './parameters.ts';

const KEY_HASH_BYTES = 28;
/** Accounts of the contracts' story, and where further ones begin. */
const STORY = ['acc_01KJQ8P9M1P3R5T7W9Y1A3C5E7', 'acc_01KJQ8P5D7F9H1K3N5Q7S9V1X3'];
const FURTHER = 'acc_01KJQ8P9M1P3R5T7W9Y1A3C5';
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const INSTANCE = 'pin_01KJQC2TFQ7NP0S711R8JCYRQJ';
const EARLIER = 'pin_01KJQBW0M3V5X7Z9B1D3F5H7K9';
const OBLIGATION = 'obl_01KJQC2TFQGT839KVBS6CD273T';
const CLIENT = 'cli_backend';
const TIMES = {
  submitted: '2026-03-02T13:33:57.111Z', resolved: '2026-03-02T13:34:08.204Z', indexed: '2026-03-02T13:34:11.950Z',
  later: '2026-03-02T18:05:31.744Z',
};

/** Accounts that hold the keys of an example, by the key; the ACTOR's is the first. */
export function exampleAccounts({ keys }: ProductManifest): ExampleAccounts {
  const actorFirst = [...keys].sort((a, b) => Number(b.role === 'ACTOR') - Number(a.role === 'ACTOR'));
  return new Map(actorFirst.map(({ name }, place) => [name, STORY[place] ?? `${FURTHER}${LETTERS[place] ?? '0'}Z`]));
}

/** Reason for which the moves that an example shows refused were so. */
const REFUSAL = { code: 'SCRIPT_ERROR', reason: 'the validator failed without a code', trace: [] };

/** A move that an example shows, of whatever kind. */
type Move = Pick<
  ProductInstanceTransition, 'kind' | 'action' | 'signed_by_account_id' | 'parameters' | 'from_state' | 'to_state' | 'obligation_ids'
>;
type Outcome = ProductInstanceTransition['outcome'];
/** An action, or the closing, as what leads on from a state. */
type Way = { readonly action: ProductAction } | { readonly closing: NonNullable<ProductManifest['closing']> };

/**
 * Examples of a product's answers: always the same. All of them show one instance at different times of one life (`lifeOf`), so that a
 * caller who requests a move, is answered from these examples and waits, finds that move done when it reads the instance as it is at the
 * end.
 */
export class Examples {
  readonly #product: DescribedProduct;
  readonly #manifest: ProductManifest;
  readonly #accounts: ExampleAccounts;
  readonly #life: readonly ProductAction[];

  constructor(product: DescribedProduct) {
    this.#product = product;
    this.#manifest = product.manifest;
    this.#accounts = exampleAccounts(product.manifest);
    this.#life = lifeOf(product.manifest);
  }

  /** An instance that was requested just now. */
  pending(): ProductInstanceResponse {
    return this.#instance([this.#created('SUBMITTED')]);
  }

  /** The instance at the end of its life, then in each state and status by its name, and with a move that was refused. */
  standing(): Record<string, Example> {
    const { states, closing } = this.#manifest;
    const end = this.#atItsEnd();
    const last = end.state ?? '';
    const [first] = this.#life;
    return {
      [last]: { summary: 'After each move that leads here', value: end },
      ...Object.fromEntries(states.filter(({ name }) => name !== last).flatMap(({ name }) => {
        const lead = this.#leadTo(name);
        const way = lead ? lead.map((action): Way => ({ action })) : closing?.to_state === name ? this.#toClosing(closing) : undefined;
        return way ? [[name, { summary: `In ${name}`, value: this.#along(way) }]] : [];
      })),
      ...(states.every(({ name }) => name !== 'PENDING') && { PENDING: { summary: 'On its way to the chain', value: this.pending() } }),
      ...(states.every(({ name }) => name !== 'REFUSED') && { REFUSED: { summary:
        'The validator refused its creation, and the value went back', value: this.#instance([this.#created('REFUSED')]) } }),
      ...(first && {
        move_refused: { summary: 'The validator refused a move, and nothing moved', value: this.#along([{ action: first }], 'REFUSED') },
      }),
    };
  }

  /** An instance with a move on its way, after those that lead to where it may begin. */
  moving(move: Way): ProductInstanceResponse {
    if ('closing' in move) return this.#along(this.#toClosing(move.closing), 'SUBMITTED');
    const place = this.#life.indexOf(move.action);
    const before = place >= 0 ? this.#life.slice(0, place) : shortest(move.action.from_states.map((state) => this.#leadTo(state)));
    return this.#along([...before.map((action): Way => ({ action })), move], 'SUBMITTED');
  }

  /** A list, the same on two pages, and one of none. */
  pages(): Record<string, Example> {
    const items = [this.#summary(this.#atItsEnd()), this.#summary(this.#along([]), EARLIER)];
    return {
      all: { summary: 'All on one page', value: { items, next_cursor: null } },
      first_page: {
        summary: 'The newest, and the cursor of those before it', value: { items: items.slice(0, 1), next_cursor: 'eyJwYWdlIjoyfQ' },
      },
      second_page: { summary: 'The last page', value: { items: items.slice(1), next_cursor: null } },
      empty: { summary: 'There is none', value: { items: [], next_cursor: null } },
    };
  }

  accountOf(key: string): string {
    return present(this.#accounts.get(key), 'a key of the manifest');
  }

  /** Parameters of a move. */
  given(parameters: ProductAction['parameters']): ProductParameterValues {
    return exampleParameters(this.#manifest, parameters, this.#accounts);
  }

  #summary(instance: ProductInstanceResponse, instance_id = instance.instance_id): ProductInstanceSummary {
    const { parties: _parties, datum: _datum, timeline: _timeline, metadata: _metadata, created_by: _by, ...summary } = instance;
    return { ...summary, instance_id };
  }

  /** After its life, which its closing ends where no action does. */
  #atItsEnd(): ProductInstanceResponse {
    const { creation, actions, closing } = this.#manifest;
    const way = this.#life.map((action): Way => ({ action }));
    const last = this.#life.at(-1)?.to_state ?? creation.to_state;
    if (!closing || this.#isFinal(last)) return this.#along(way);
    const ways = waysFrom(last, actions);
    const toClosing = closing.from_states.map((state) => ways.get(state)).filter((it) => it !== undefined);
    return this.#along([...way, ...shortest(toClosing).map((action): Way => ({ action })), ...(toClosing.length > 0 ? [{ closing }] : [])]);
  }

  /** An instance that went a way. @param outcome of the last move on it. */
  #along(way: readonly Way[], outcome: Outcome = 'ACCEPTED'): ProductInstanceResponse {
    const timeline = [this.#created('ACCEPTED')];
    for (const [place, move] of way.entries()) timeline.push(this.#moved(timeline, move, place === way.length - 1 ? outcome : 'ACCEPTED'));
    return this.#instance(timeline);
  }

  /** The actions that lead to a state, in the instance's life or as few as there can be; undefined where none does. */
  #leadTo(state: string): readonly ProductAction[] | undefined {
    const { creation, actions } = this.#manifest;
    const visited = [creation.to_state, ...this.#life.map(({ to_state }) => to_state)].indexOf(state);
    return visited >= 0 ? this.#life.slice(0, visited) : waysFrom(creation.to_state, actions).get(state);
  }

  #toClosing(closing: NonNullable<ProductManifest['closing']>): Way[] {
    return [...shortest(closing.from_states.map((state) => this.#leadTo(state))).map((action): Way => ({ action })), { closing }];
  }

  #instance(timeline: readonly ProductInstanceTransition[]): ProductInstanceResponse {
    const last = present(timeline.at(-1), 'an instance has a timeline');
    const state = timeline.findLast(({ to_state }) => to_state !== null)?.to_state ?? null;
    const isOver = state === null ? last.outcome === 'REFUSED' : this.#isFinal(state);
    const status = state === null ? (isOver ? 'REFUSED' : 'PENDING') : isOver ? 'CLOSED' : 'OPEN';
    return {
      instance_id: INSTANCE, product_id: this.#product.productId, product_version: this.#product.productVersion, status, state,
      awaiting_index: last.awaiting_index, account_id: this.accountOf(this.#manifest.creation.signed_by), locked_value: last.locked_value,
      created_at: TIMES.submitted, updated_at: last.resolved_at ?? last.submitted_at, closed_at: isOver ? last.resolved_at : null,
      parties: this.#manifest.keys.map(({ name }) => ({ key: name, account_id: this.accountOf(name) })),
      datum: status === 'OPEN' ? this.#datum(state ?? '') : {}, timeline: [...timeline], metadata: {}, created_by: CLIENT,
    };
  }

  #isFinal(state: string): boolean {
    return this.#manifest.states.some(({ name, is_final }) => name === state && is_final);
  }

  #created(outcome: Outcome): ProductInstanceTransition {
    const { creation } = this.#manifest;
    return this.#transition(1, outcome, {
      kind: 'CREATE', action: null, signed_by_account_id: this.accountOf(creation.signed_by), parameters: this.given(creation.parameters),
      from_state: null, to_state: creation.to_state, obligation_ids: [OBLIGATION],
    });
  }

  #moved(before: readonly ProductInstanceTransition[], move: Way, outcome: Outcome): ProductInstanceTransition {
    const from_state = before.at(-1)?.to_state ?? null;
    return this.#transition(before.length + 1, outcome, 'closing' in move ? {
      kind: 'CLOSE', action: null, signed_by_account_id: this.accountOf(move.closing.signed_by), parameters: {},
      from_state, to_state: move.closing.to_state, obligation_ids: [OBLIGATION],
    } : {
      kind: 'ACTION', action: move.action.name, signed_by_account_id: this.accountOf(move.action.signed_by),
      parameters: this.given(move.action.parameters),
      from_state, to_state: move.action.to_state, obligation_ids: move.action.value_effect === 'KEEP' ? [] : [OBLIGATION],
    });
  }

  #transition(sequence: number, outcome: Outcome, { to_state, ...move }: Move): ProductInstanceTransition {
    const isOnItsWay = outcome === 'SUBMITTED';
    const { currency, creation } = this.#manifest;
    const isEmpty = outcome === 'ACCEPTED' ? this.#isFinal(to_state ?? '') : outcome === 'REFUSED' && sequence === 1;
    return {
      sequence, ...move, to_state: outcome === 'ACCEPTED' ? to_state : null, outcome, awaiting_index: isOnItsWay,
      refusal: outcome === 'REFUSED' ? REFUSAL : null,
      chain_tx_id: isOnItsWay ? null : sha256(`move ${sequence}`),
      locked_value: presentAmount(currency, isEmpty ? 0n : toCents(Number(this.given(creation.parameters)[creation.value_parameter]))),
      submitted_at: sequence === 1 ? TIMES.submitted : TIMES.later,
      resolved_at: isOnItsWay ? null : sequence === 1 ? TIMES.resolved : TIMES.later,
      indexed_at: outcome !== 'ACCEPTED' ? null : sequence === 1 ? TIMES.indexed : TIMES.later,
    };
  }

  #datum(state: string): ProductInstanceResponse['datum'] {
    const { creation, datum_fields, keys, state_field, states } = this.#manifest;
    const given = this.given(creation.parameters);
    const valueOf = (field: ProductDatumField): unknown => {
      if (field.name === state_field) return states.findIndex(({ name }) => name === state);
      const key = keys.find(({ datum_field }) => datum_field === field.name);
      if (key) return hexOf(this.accountOf(key.name), KEY_HASH_BYTES);
      const parameter = creation.parameters.find(({ datum_field }) => datum_field === field.name);
      if (parameter)
        return parameter.type === 'string' ? Buffer.from(String(given[parameter.name])).toString('hex') : given[parameter.name];
      return field.type === 'INTEGER' ? within(0, field) : field.type === 'BOOLEAN' ? false : '';
    };
    return Object.fromEntries(datum_fields.map((field) => [field.name, valueOf(field)]));
  }
}

/** The fewest actions from a state to each that they lead to. */
function waysFrom(state: string, actions: readonly ProductAction[]): ReadonlyMap<string, readonly ProductAction[]> {
  const ways = new Map<string, ProductAction[]>([[state, []]]);
  for (const [here, way] of ways) {
    for (const action of actions) if (action.from_states.includes(here) && !ways.has(action.to_state)) ways.set(
      action.to_state, [...way, action],
    );
  }
  return ways;
}

/**
 * As much of what can be done as one instance can see: always the nearest action that it has not seen yet, those that end it last. Each
 * action is in it, but for what other ends and other branches have.
 */
function lifeOf({ creation, actions, states }: ProductManifest): readonly ProductAction[] {
  const life: ProductAction[] = [];
  const ends = (action: ProductAction) => states.some(({ name, is_final }) => name === action.to_state && is_final);
  const next = (isEnd: boolean): readonly ProductAction[] | undefined => {
    const ways = waysFrom(life.at(-1)?.to_state ?? creation.to_state, actions);
    const reached = actions.filter((action) => ends(action) === isEnd && !life.includes(action)).flatMap((action) =>
      action.from_states.flatMap((state) => (ways.has(state) ? [[...(ways.get(state) ?? []), action]] : [])));
    return reached.length > 0 ? shortest(reached) : undefined;
  };
  for (let way = next(false); way; way = next(false)) life.push(...way);
  return [...life, ...(next(true) ?? [])];
}

/** The first of the ways that has fewest actions; none where there is none. */
function shortest(ways: readonly (readonly ProductAction[] | undefined)[]): readonly ProductAction[] {
  return ways.filter((way) => way !== undefined).sort((a, b) => a.length - b.length)[0] ?? [];
}
