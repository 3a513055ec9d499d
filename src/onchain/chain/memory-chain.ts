import { createRequire } from 'node:module';
import { encodeMap } from '@helios-lang/cbor';
import { DEFAULT_COST_MODEL_PARAMS_V1, DEFAULT_COST_MODEL_PARAMS_V2, DEFAULT_COST_MODEL_PARAMS_V3 } from '@helios-lang/uplc';
import type { Emulator as ScalusEmulator, Scalus as ScalusFunctions, SlotConfig as ScalusSlots } from 'scalus';
import { assemble, inputOf } from './assemble.ts';
import type { Draft, UnspentOutput } from './draft.ts';

/** The part of Scalus that is used here. */
interface ScalusModule {
  readonly Emulator: typeof ScalusEmulator;
  readonly Scalus: Pick<typeof ScalusFunctions, 'evalPlutusScripts'>;
  readonly SlotConfig: typeof ScalusSlots;
}

const require = createRequire(import.meta.url);

/** One large CommonJS file, loaded on first use: a process that only compiles does not need it. */
function scalus(): ScalusModule {
  return require('scalus') as ScalusModule;
}

const MILLISECONDS_PER_SLOT = 1000;
/** Prefix of Scalus' message about a validator that refused. */
const SCRIPT_FAILED = 'Plutus script';
/** Offset from the end of the flag that states if its validators accept the transaction: the last byte but one. */
const FLAG_FROM_END = 2;
const FLAG_INVALID = 0xf4;

/** Decision of the ledger on a transaction. */
export type Ruling =
  | { readonly outcome: 'ACCEPTED'; readonly id: string }
  /** A validator refused it (phase 2): it is on the chain as refused, and costs its collateral. */
  | { readonly outcome: 'REFUSED'; readonly id: string; readonly trace: readonly string[]; readonly error: string }
  /** It breaks a rule of the ledger (phase 1), and never enters the chain. */
  | { readonly outcome: 'REJECTED'; readonly error: string };

/** Decision on a transaction that is only tried. */
export type SubmissionRuling = Exclude<Ruling, { outcome: 'REFUSED' }> | Omit<Extract<Ruling, { outcome: 'REFUSED' }>, 'id'>;

/** A ledger in memory by the rules of the real one; a slot is a second since 1970. */
export class MemoryChain {
  readonly #emulator: ScalusEmulator;

  constructor(outputs: readonly UnspentOutput[], seconds: number) {
    this.#emulator = new (scalus().Emulator)(encoded(outputs), slots());
    this.at(seconds);
  }

  /** @param seconds since 1970: the time from now on. */
  at(seconds: number): void {
    this.#emulator.setSlot(seconds);
  }

  submit(cbor: Uint8Array): Ruling {
    return submitTo(this.#emulator, cbor);
  }

  /** Tries a transaction. Takes half as long as a submission where a validator refuses it; a refused one is not on the chain afterwards. */
  try(cbor: Uint8Array): SubmissionRuling {
    return tryOn(this.#emulator, cbor);
  }
}

/** Returns the budget that each redeemer of a draft uses. @throws Error where a validator refuses it. */
export function budgetUsed(draft: Draft): { memory: bigint; steps: bigint }[] {
  const outputs = standingOf(draft);
  const models = [DEFAULT_COST_MODEL_PARAMS_V1(), DEFAULT_COST_MODEL_PARAMS_V2(), DEFAULT_COST_MODEL_PARAMS_V3()];
  return scalus().Scalus.evalPlutusScripts(assemble(draft, []).cbor, encoded(outputs), slots(), models).map(
    ({ budget: { memory, steps } }) => ({ memory, steps }),
  );
}

/**
 * True when the validators accept the draft. Checks no rule of the ledger and no signatures, in half the time: use it for a transaction
 * that the ledger accepted before with another validator.
 */
export function validatorsAccept(draft: Draft): boolean {
  try {
    budgetUsed(draft);
    return true;
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'logs' in error) return false;
    throw error;
  }
}

/** Returns all outputs that a draft names. They suffice as the state of a chain that decides on it. */
export function standingOf({ spends, coin, validators }: Draft): UnspentOutput[] {
  return [...spends.map(({ output }) => output), coin, ...validators.flatMap((validator) =>
    ('standing' in validator ? [validator.standing] : []))];
}

function encoded(outputs: readonly UnspentOutput[]): Uint8Array {
  return Uint8Array.from(encodeMap(outputs.map(entryOf)));
}

type Entry = [number[], number[]];

/** Cached: to write a validator takes as long as to read it. */
const entries = new WeakMap<UnspentOutput, Entry>();

function entryOf(standing: UnspentOutput): Entry {
  const known = entries.get(standing);
  if (known !== undefined) return known;
  const input = inputOf(standing);
  const entry: Entry = [input.toCbor(false), input.output.toCbor()];
  if (standing.script !== undefined) entries.set(standing, entry);
  return entry;
}

function slots(): ScalusSlots {
  return new (scalus().SlotConfig)(0, 0, MILLISECONDS_PER_SLOT);
}

/** Submits one transaction. A transaction that a validator refuses is submitted again, flagged as invalid, so that it enters the chain. */
export function submitTo(emulator: ScalusEmulator, cbor: Uint8Array): Ruling {
  const verdict = tryOn(emulator, cbor);
  if (verdict.outcome !== 'REFUSED') return verdict;
  const flagged = Uint8Array.from(cbor);
  flagged[flagged.length - FLAG_FROM_END] = FLAG_INVALID;
  const second = emulator.submitTx(flagged);
  return second.isSuccess ? { ...verdict, id: second.txHash ?? '' } : { outcome: 'REJECTED', error: second.error ?? '' };
}

function tryOn(emulator: ScalusEmulator, cbor: Uint8Array): SubmissionRuling {
  const { isSuccess, txHash, error = '', logs } = emulator.submitTx(cbor);
  if (isSuccess) return { outcome: 'ACCEPTED', id: txHash ?? '' };
  return error.startsWith(SCRIPT_FAILED) ? { outcome: 'REFUSED', trace: logs ?? [], error } : { outcome: 'REJECTED', error };
}
