import type {
  ProductAction, ProductDatumField, ProductInstanceResponse, ProductInstanceSummary, ProductInstanceTransition, ProductManifest, ProductParameterValues,
} from '../../../../generated/models.ts';
import { present } from '../../../platform/assert.ts';
import { sha256 } from '../../../platform/canonical.ts';
import type { DescribedProduct } from './described-product.ts';
import { exampleParameters, hexOf, within, type ExampleAccounts } from './parameters.ts';

const KEY_HASH_BYTES = 28;
/** Accounts of the contracts' story, and where further ones begin. */
const STORY = ['acc_01KJQ8P9M1P3R5T7W9Y1A3C5E7', 'acc_01KJQ8P5D7F9H1K3N5Q7S9V1X3'];
const FURTHER = 'acc_01KJQ8P9M1P3R5T7W9Y1A3C5';
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const INSTANCE = 'pin_01KJQC2TFQ7NP0S711R8JCYRQJ';
const OBLIGATION = 'obl_01KJQC2TFQGT839KVBS6CD273T';
const CLIENT = 'cli_backend';
const TIMES = { submitted: '2026-03-02T13:33:57.111Z', resolved: '2026-03-02T13:34:08.204Z', indexed: '2026-03-02T13:34:11.950Z', later: '2026-03-02T18:05:31.744Z' };

/** Accounts that hold the keys of an example, by the key; the ACTOR's is the first. */
export function exampleAccounts({ keys }: ProductManifest): ExampleAccounts {
  const actorFirst = [...keys].sort((a, b) => Number(b.role === 'ACTOR') - Number(a.role === 'ACTOR'));
  return new Map(actorFirst.map(({ name }, place) => [name, STORY[place] ?? `${FURTHER}${LETTERS[place] ?? '0'}Z`]));
}

/** What the answers of a product look like: the same whenever they are asked for. */
export class Examples {
  readonly #product: DescribedProduct;
  readonly #manifest: ProductManifest;
  readonly #accounts: ExampleAccounts;

  constructor(product: DescribedProduct) {
    this.#product = product;
    this.#manifest = product.manifest;
    this.#accounts = exampleAccounts(product.manifest);
  }

  /** An instance that was asked for just now. */
  pending(): ProductInstanceResponse {
    return this.#instance({ status: 'PENDING', state: null, datum: {}, timeline: [this.#created(true)] });
  }

  /** An instance that waits for its first move. */
  standing(): ProductInstanceResponse {
    const { to_state } = this.#manifest.creation;
    return this.#instance({ status: 'OPEN', state: to_state, datum: this.#datum(to_state), timeline: [this.#created(false)] });
  }

  /** An instance with a move on its way, after those that lead to where it may begin. */
  moving(move: { readonly action: ProductAction } | { readonly closesFrom: string; readonly signedBy: string }): ProductInstanceResponse {
    const from = 'action' in move ? present(move.action.from_states[0], 'an action begins somewhere') : move.closesFrom;
    const timeline = [this.#created(false)];
    for (const action of this.#wayTo(from)) timeline.push(this.#moved(timeline, action, false));
    timeline.push('action' in move ? this.#moved(timeline, move.action, true) : this.#closing(timeline, move.closesFrom, move.signedBy));
    return this.#instance({ status: 'OPEN', state: from, datum: this.#datum(from), timeline });
  }

  /** An instance in short. */
  summary(): ProductInstanceSummary {
    const { parties: _parties, datum: _datum, timeline: _timeline, metadata: _metadata, created_by: _by, ...summary } = this.standing();
    return summary;
  }

  accountOf(key: string): string {
    return present(this.#accounts.get(key), 'a key of the manifest');
  }

  /** What a move is given. */
  given(parameters: ProductAction['parameters']): ProductParameterValues {
    return exampleParameters(this.#manifest, parameters, this.#accounts);
  }

  #instance({ status, state, datum, timeline }: Pick<ProductInstanceResponse, 'status' | 'state' | 'datum' | 'timeline'>): ProductInstanceResponse {
    const last = present(timeline.at(-1), 'an instance has a timeline');
    return {
      instance_id: INSTANCE, product_id: this.#product.productId, product_version: this.#product.productVersion, status, state,
      awaiting_index: last.awaiting_index, account_id: this.accountOf(this.#manifest.creation.signed_by), locked_value: this.#locked(),
      created_at: TIMES.submitted, updated_at: last.resolved_at ?? last.submitted_at, closed_at: null,
      parties: this.#manifest.keys.map(({ name }) => ({ key: name, account_id: this.accountOf(name) })),
      datum, timeline, metadata: {}, created_by: CLIENT,
    };
  }

  #locked(): ProductInstanceResponse['locked_value'] {
    const { creation, currency } = this.#manifest;
    return { currency, value: Number(this.given(creation.parameters)[creation.value_parameter]) };
  }

  #created(isOnItsWay: boolean): ProductInstanceTransition {
    const { creation } = this.#manifest;
    return this.#transition(1, isOnItsWay, {
      kind: 'CREATE', action: null, signed_by_account_id: this.accountOf(creation.signed_by), parameters: this.given(creation.parameters),
      from_state: null, to_state: creation.to_state, obligation_ids: [OBLIGATION],
    });
  }

  #moved(before: readonly ProductInstanceTransition[], action: ProductAction, isOnItsWay: boolean): ProductInstanceTransition {
    return this.#transition(before.length + 1, isOnItsWay, {
      kind: 'ACTION', action: action.name, signed_by_account_id: this.accountOf(action.signed_by), parameters: this.given(action.parameters),
      from_state: before.at(-1)?.to_state ?? null, to_state: action.to_state, obligation_ids: action.value_effect === 'KEEP' ? [] : [OBLIGATION],
    });
  }

  #closing(before: readonly ProductInstanceTransition[], from_state: string, signedBy: string): ProductInstanceTransition {
    return this.#transition(before.length + 1, true, {
      kind: 'CLOSE', action: null, signed_by_account_id: this.accountOf(signedBy), parameters: {}, from_state, to_state: null, obligation_ids: [OBLIGATION],
    });
  }

  #transition(
    sequence: number, isOnItsWay: boolean,
    move: Pick<ProductInstanceTransition, 'kind' | 'action' | 'signed_by_account_id' | 'parameters' | 'from_state' | 'to_state' | 'obligation_ids'>,
  ): ProductInstanceTransition {
    return {
      sequence, ...move, to_state: isOnItsWay ? null : move.to_state, outcome: isOnItsWay ? 'SUBMITTED' : 'ACCEPTED', awaiting_index: isOnItsWay, refusal: null,
      chain_tx_id: isOnItsWay ? null : sha256(`move ${sequence}`), locked_value: this.#locked(),
      submitted_at: sequence === 1 ? TIMES.submitted : TIMES.later, resolved_at: isOnItsWay ? null : sequence === 1 ? TIMES.resolved : TIMES.later,
      indexed_at: isOnItsWay ? null : sequence === 1 ? TIMES.indexed : TIMES.later,
    };
  }

  /** The fewest actions from where an instance begins to a state. */
  #wayTo(state: string): ProductAction[] {
    const { creation, actions } = this.#manifest;
    const ways = new Map<string, ProductAction[]>([[creation.to_state, []]]);
    for (const [here, way] of ways) {
      for (const action of actions) if (action.from_states.includes(here) && !ways.has(action.to_state)) ways.set(action.to_state, [...way, action]);
    }
    return ways.get(state) ?? [];
  }

  #datum(state: string): ProductInstanceResponse['datum'] {
    const { creation, datum_fields, keys, state_field, states } = this.#manifest;
    const given = this.given(creation.parameters);
    const valueOf = (field: ProductDatumField): unknown => {
      if (field.name === state_field) return states.findIndex(({ name }) => name === state);
      const key = keys.find(({ datum_field }) => datum_field === field.name);
      if (key) return hexOf(this.accountOf(key.name), KEY_HASH_BYTES);
      const parameter = creation.parameters.find(({ datum_field }) => datum_field === field.name);
      if (parameter) return parameter.type === 'string' ? Buffer.from(String(given[parameter.name])).toString('hex') : given[parameter.name];
      return field.type === 'INTEGER' ? within(0, field) : field.type === 'BOOLEAN' ? false : '';
    };
    return Object.fromEntries(datum_fields.map((field) => [field.name, valueOf(field)]));
  }
}
