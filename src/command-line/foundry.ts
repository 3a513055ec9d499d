import { statSync } from 'node:fs';
import type { GateResult } from '../../generated/models.ts';
import {
  type ArtifactDocument, type ReportOfBattery, bundleOfFolder, compileInChild, runAttacksInChild, runGatesInChild,
} from '../onchain/foundry/index.ts';
import { CommandFailed, UsageError } from './command-failed.ts';
import { EXIT } from './exit-codes.ts';

/** Constants of a battery without a tenant: it attacks a validator of nobody's real. */
const CONSTANTS = { qbrl: '00'.repeat(28), product: 'foundry/check' };

export interface CheckOptions {
  /** False for the gates alone. */
  readonly battery: boolean;
  readonly seed: number;
  readonly rounds: number;
}

/** Result of checking a folder's bundle. */
export interface Check {
  readonly ok: boolean;
  readonly gates: readonly GateResult[];
  /** Null where it was not requested, or the gates left nothing to attack. */
  readonly battery: ReportOfBattery | null;
}

/**
 * Runs all gates of the foundry but the signature on a folder, and the battery on its validator: without a service or a database.
 * @throws CommandFailed when there is no such folder.
 */
export async function checkFolder(folder: string, options: CheckOptions): Promise<Check> {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) throw new UsageError(`${folder} is not a folder`);
  const { gates, verdict, artifact } = await runGatesInChild(bundleOfFolder(folder));
  const battery = options.battery && artifact !== null ? await attackArtifact(artifact, options) : null;
  return { ok: verdict === 'PASSED' && battery?.verdict !== 'FAILED', gates, battery };
}

/** Lines for people: each finding as `file:line: code message`, then what came of all. */
export function describeCheck(folder: string, { gates, battery }: Check): string[] {
  const place = (path: string | null, line: number | null) =>
    (path === null ? folder : `${folder}/${path}${line === null ? '' : `:${line}`}`);
  return [
    ...gates.flatMap(({ findings }) => findings.map(({ path, line, code, message }) => `${place(path, line)}: ${code} ${message}`)),
    ...gates.map(({ gate, verdict }) => `${gate}: ${verdict}`), ...(battery === null ? [] : describeBattery(battery, place)),
  ];
}

function describeBattery({ verdict, honest, attacks, mutation }: ReportOfBattery, place: (path: string, line: number) => string): string[] {
  return [
    ...attacks.flatMap(({ attack, breaches }) => breaches.map(
      ({ description }) => `${place('validator.hl', 1)}: ${attack} ${description}`,
    )),
    ...mutation.survivors.map(({ path, line, description }) => `${place(path, line)}: SURVIVOR ${description}`),
    ...attacks.map(({ attack, verdict: came, tried, refused }) => `${attack}: ${came} ${refused}/${tried}`),
    `honest moves: ${honest.accepted}/${honest.tried} accepted`, `mutants: ${mutation.killed}/${mutation.mutants} exposed`,
    `battery: ${verdict}`,
  ];
}

async function attackArtifact(
  { manifest, scenarios, sources }: ArtifactDocument, { seed, rounds }: CheckOptions,
): Promise<ReportOfBattery> {
  const compiled = await compileInChild(sources, CONSTANTS);
  if ('problem' in compiled) throw new CommandFailed(compiled.message, EXIT.WRONG);
  const report = await runAttacksInChild({
    manifest, scenarios, sources, script: compiled.script, script_hash: compiled.scriptHash, constants: CONSTANTS, seed, rounds,
  });
  if ('problem' in report) throw new CommandFailed(`the battery did not finish: ${report.problem}`);
  return report;
}

/** @throws CommandFailed */
export function readWhole(text: string, what: string, least: number): number {
  if (!/^\d{1,15}$/.test(text) || Number(text) < least) {
    throw new UsageError(`"${text}" is not a ${what}: a whole number of ${least} or more`);
  }
  return Number(text);
}
