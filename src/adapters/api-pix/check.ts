import { systemClock, type Clock } from '../../platform/clock.ts';
import { isProblem, isUnreadable, type Bank } from './bank.ts';
import type { AdapterConfig } from './config.ts';
import { loadCertificate } from './tls-files.ts';
import { connectPsp } from './psp-connection.ts';
import { masked } from './webhooks.ts';

/** Result of one step of the check, in words of a person. */
export interface CheckedStep {
  readonly step: string;
  readonly ok: boolean;
  readonly says: string;
}

const DAY_MS = 86_400_000;
const NEAR_DAYS = 30;
const TIMEOUT_MS = 5_000;

/**
 * Tries a configuration against the PSP: certificate, token, a page of Pix, webhooks; and whether Razao answers. It registers the webhooks,
 * and moves no money.
 * @param said called with each step as it ends.
 */
export async function checkConfig(
  config: AdapterConfig, said: (step: CheckedStep) => void = () => undefined, clock: Clock = systemClock,
): Promise<CheckedStep[]> {
  const steps: CheckedStep[] = [];
  const certificate = config.certificate && loadCertificate(config.certificate);
  const { client, bank } = connectPsp(config, certificate, clock);
  const step = async (name: string, work: () => Promise<string>): Promise<boolean> => {
    const done = await work().then((says) => ({ ok: true, says }), (error: unknown) => ({ ok: false, says: advice(error) }));
    steps.push({ step: name, ...done });
    said({ step: name, ...done });
    return done.ok;
  };
  try {
    await step('certificate', async () => describeEnd(certificate?.expiresAt, clock));
    const hasToken = await step('token', async () => {
      await client.authenticate();
      return `${config.psp.tokenUrl.host} gave a token: client id, secret and TLS are right`;
    });
    if (hasToken) {
      await step('pix', () => readAPage(bank, clock));
      for (const key of config.callback ? config.keys : []) await step(`webhook ${masked(key)}`, () => registerWebhook(bank, key, config));
    }
    await step('razao', () => reachRazao(config));
  } finally {
    client.close();
  }
  return steps;
}

function describeEnd(expiresAt: Date | undefined, clock: Clock): Promise<string> | string {
  if (!expiresAt) return 'none is configured: the PSP is called without one';
  const days = Math.floor((expiresAt.getTime() - clock.now().getTime()) / DAY_MS);
  const end = expiresAt.toISOString().slice(0, 10);
  if (days < 0) throw new Error(`it ended on ${end}: ask the PSP for another`);
  return days < NEAR_DAYS ? `it ends on ${end}, in ${days} days: ask the PSP for another now` : `it is valid until ${end}`;
}

async function readAPage(bank: Bank, clock: Clock): Promise<string> {
  const now = clock.now();
  const { value = [] } = await bank.listPix(new Date(now.getTime() - DAY_MS), now).next() as { value?: readonly object[] };
  const unreadable = value.filter((it) => isUnreadable(it as never)).length;
  if (unreadable > 0) throw new Error(`${unreadable} of ${value.length} Pix cannot be read: the PSP deviates from API Pix`);
  return `the PSP lists the Pix of the last day: ${value.length} on the first page`;
}

async function registerWebhook(bank: Bank, key: string, { callback }: AdapterConfig): Promise<string> {
  const url = callback?.url.href ?? '';
  if (await bank.findWebhook(key) === url) return 'callbacks come here';
  const refused = await bank.putWebhook(key, url);
  if (refused && isProblem(refused)) throw new Error(
    `the PSP refuses the address (${refused.problem}): the key is another account's, or ${callback?.url.host} cannot be reached from there`,
  );
  return 'registered now: callbacks come here';
}

async function reachRazao({ razao }: AdapterConfig): Promise<string> {
  const url = `${razao.url.href.replace(/\/$/, '')}/readyz`;
  const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => undefined);
  if (!answer) throw new Error(`${razao.url.host} does not answer`);
  if (answer.status !== 200) throw new Error(`${razao.url.host} answers /readyz with ${answer.status}`);
  return `${razao.url.host} answers; the secret is tried by the first event`;
}

/** Advice by what went wrong. */
const ADVICE: readonly (readonly [RegExp, string])[] = [
  [/rejects the TLS connection|ECONNRESET|EPIPE/,
    'is this the certificate that the PSP issued for this environment, and is it still valid?'],
  [/CERT_HAS_EXPIRED/, 'the PSP\'s own certificate has ended'],
  [/UNABLE_TO|SELF_SIGNED/, 'the PSP\'s certificate leads to an authority that is not known here: give certificate.ca'],
  [/ENOTFOUND|EAI_AGAIN/, 'is the address right?'],
  [/no token: the PSP answered 40[013]/, 'client id and secret are wrong, of another environment, or without a scope of the profile'],
  [/with 403/, 'the application lacks a scope: see token.scopes of the profile'],
  [/with 429|fewer calls/, 'wait a minute, and try again'],
];

function advice(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const known = ADVICE.find(([form]) => form.test(text))?.[1];
  return known === undefined ? text : `${text}: ${known}`;
}
