import { AdapterTestClient, type AdapterTestClientOptions } from './adapter-test-client.ts';
import { BANK_RAILS } from '../domains/rails/index.ts';
import { receiverRules } from './adapter-receiver-rules.ts';
import { Broken, NotTried, rules, RuleContext, type Rule, type TestSetup } from './adapter-rules.ts';
import { CommandFailed, UsageError } from './command-failed.ts';
import { EXIT } from './exit-codes.ts';
import { portFailure } from './ports.ts';

export interface AdapterCheckOptions {
  readonly providerId: string;
  readonly secret: string;
  readonly listen: string;
  readonly rail: string;
  readonly currency: string;
  readonly settles: string;
  readonly fails: string;
  readonly redirects?: string;
  readonly providerNames?: boolean;
  readonly receivesOnly?: boolean;
  readonly bankReturns?: boolean;
  readonly key?: string | undefined;
  readonly play?: string;
  readonly patience: string;
  /** Names of the rules to check; all unless given. */
  readonly only?: readonly string[];
}

/** Result of a rule. */
export interface RuleVerdict {
  readonly rule: string;
  readonly says: string;
  readonly is: 'KEPT' | 'BROKEN' | 'NOT_TRIED';
  /** Observed behaviour, or the reason why it was not tried; null for a rule that is kept. */
  readonly seen: string | null;
}

export interface AdapterVerdict {
  readonly ok: boolean;
  readonly rules: readonly RuleVerdict[];
}


/**
 * Checks the adapter at an address with payments, time-outs, repetitions, events, statements and returns.
 * @param said is called with each rule as it ends.
 * @throws UsageError for an invalid option; CommandFailed when nobody answers there, or nobody can listen for events.
 */
export async function checkAdapter(
  url: string, options: AdapterCheckOptions, said: (verdict: RuleVerdict) => void = () => undefined,
): Promise<AdapterVerdict> {
  const { client, setup } = readOptions(url, options);
  const world = new RuleContext(new AdapterTestClient(client), setup);
  const place = { ...client.listen, setting: '--listen' } as const;
  await world.client.open().catch((error: unknown) => { throw portFailure(error, place); });
  const verdicts: RuleVerdict[] = [];
  try {
    const { status } = await world.client.call('GET', `/v1/balance?currency=${setup.currency}`);
    if (status === 0) throw new CommandFailed(`no answer from ${url}`, EXIT.UNREACHABLE);
    if (status === 401 || status === 403) {
      throw new CommandFailed(
        `${url} rejects the signature of ${client.providerId} (${status}): it has another secret, its clock is wrong, or it verifies signatures differently`,
        EXIT.REFUSED,
      );
    }
    for (const { name, says, check } of rulesOf(setup).filter((rule) => options.only?.includes(rule.name) ?? true)) {
      const verdict = { rule: name, says, ...await outcomeOf(() => check(world)) };
      verdicts.push(verdict);
      said(verdict);
    }
  } finally {
    world.client.close();
  }
  return { ok: verdicts.every(({ is }) => is !== 'BROKEN'), rules: verdicts };
}

/** A provider that sends is not held to refuse. */
function rulesOf({ receivesOnly }: TestSetup): Rule[] {
  return [...rules, ...receiverRules].filter(({ name }) => receivesOnly || name !== 'payment-refused');
}

/** Returns one line for people. */
export function describeRule({ rule, says, is, seen }: RuleVerdict): string {
  return `${{ KEPT: 'kept     ', BROKEN: 'BROKEN   ', NOT_TRIED: 'not tried' }[is]}  ${rule.padEnd(17)}  ${seen ?? says}`;
}

async function outcomeOf(check: () => Promise<void>): Promise<Pick<RuleVerdict, 'is' | 'seen'>> {
  try {
    await check();
    return { is: 'KEPT', seen: null };
  } catch (error) {
    if (error instanceof NotTried) return { is: 'NOT_TRIED', seen: error.message };
    if (error instanceof Broken) return { is: 'BROKEN', seen: error.message };
    throw error;
  }
}

function readOptions(url: string, options: AdapterCheckOptions): { client: AdapterTestClientOptions; setup: TestSetup } {
  const { providerId, secret, listen, rail, currency, settles, fails, redirects, play, patience } = options;
  const [, host = '', port = ''] = /^(.+):(\d{1,5})$/.exec(listen) ?? [];
  if (host === '') throw new UsageError(`"${listen}" is not an address to listen on, such as 127.0.0.1:4060`);
  for (const address of [url, ...(play === undefined ? [] : [play])]) {
    if (!/^https?:\/\//.test(address) || !URL.canParse(address)) throw new UsageError(`"${address}" is not a URL`);
  }
  const wanted = BANK_RAILS.find((it) => it === rail);
  if (!wanted) throw new UsageError(`unknown rail ${rail}: one of ${BANK_RAILS.join(', ')}`);
  if (!/^[1-9]\d{0,3}$/.test(patience)) throw new UsageError(`"${patience}" is not a number of seconds`);
  return {
    client: { url, providerId, secret, listen: { host, port: Number(port) }, patienceMs: Number(patience) * 1000 },
    setup: {
      providerId, rail: wanted, currency, settles, fails, redirects, playUrl: play, key: options.key,
      providerNames: options.providerNames ?? false, receivesOnly: options.receivesOnly ?? false, bankReturns: options.bankReturns ?? false,
    },
  };
}
