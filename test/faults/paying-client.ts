/**
 * A program that pays, built on the SDK, and kills itself at the place it is given: at a step of a payment. Started again with
 * the same folder, it continues with whatever its own notes do not show as done.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Razao } from '../../sdk/src/index.ts';
import { fileStorage } from '../../sdk/src/file-storage.ts';

export interface Plan {
  baseUrl: string;
  token: string;
  /** Notes and intents. */
  folder: string;
  /** First and last payment, both included; payment n moves n cents. */
  first: number;
  last: number;
  debtor: string;
  creditor: string;
  /** Place of its death; never when left out. */
  death?: { payment: number; step: Step };
}

/** The steps of a payment, in their order. */
export const steps = [
  'begun', 'keeping the intent', 'intent kept', 'sending', 'sent', 'on its way', 'answer began', 'answered', 'noted',
  'dropping the intent', 'intent dropped', 'ended',
] as const;
export type Step = (typeof steps)[number];

async function pay({ baseUrl, token, folder, first, last, debtor, creditor, death }: Plan): Promise<void> {
  const notes = join(folder, 'notes');
  const done = new Set(existsSync(notes) ? readFileSync(notes, 'utf8').split('\n').map((line) => Number(line.split(' ')[0])) : []);
  let payment = first;
  const at = (step: Step): void => {
    if (death?.payment === payment && death.step === step) process.kill(process.pid, 'SIGKILL');
  };
  const file = fileStorage(join(folder, 'intents'));
  const storage = {
    load: () => file.load(),
    write: async (changes: Readonly<Record<string, string | null>>) => {
      const isDrop = Object.values(changes).includes(null);
      at(isDrop ? 'dropping the intent' : 'keeping the intent');
      await file.write(changes);
      at(isDrop ? 'intent dropped' : 'intent kept');
    },
  };
  const fetchOrDie = async (request: Request): Promise<Response> => {
    at('sending');
    const answer = fetch(request);
    at('sent');
    setTimeout(() => at('on its way'), payment % 4);
    const response = await answer;
    if (death?.payment === payment && death.step === 'on its way') await new Promise(() => undefined);
    at('answer began');
    return response;
  };
  const razao = new Razao({ baseUrl, token, storage, fetch: fetchOrDie });
  for (; payment <= last; payment += 1) {
    if (done.has(payment)) continue;
    at('begun');
    await razao.work(`payment-${payment}`, async (work) => {
      const { obligation_id } = await work.obligations.create({
        rail: 'NATIVE', amount: { currency: 'BRL', value: payment },
        debtor: { kind: 'account', account_id: debtor }, creditor: { kind: 'account', account_id: creditor },
      });
      at('answered');
      appendFileSync(notes, `${payment} ${obligation_id}\n`);
      at('noted');
    });
    at('ended');
  }
}

const [, , plan] = process.argv;
if (plan?.startsWith('{')) await pay(JSON.parse(plan) as Plan);
