/** The fifth part of `make bench`: how long each template takes to compile, to pass the gates, and to fight a battery. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ProductManifest, ProductScenario } from '../../generated/models.ts';
import { compileInChild, runAttacksInChild, runGatesInChild } from '../../src/onchain/foundry/child/index.ts';
import { bundleOfFolder } from '../../src/onchain/foundry/bundle-folder.ts';
import { compileSources } from '../../src/onchain/chain/index.ts';
import { median } from './sample.ts';

const TEMPLATES = join(import.meta.dirname, '../../src/onchain/products/templates');
const COMPILES = 9;
const CONSTANTS = { qbrl: '00'.repeat(28), product: 'bench/product' };

/** Cost of a template, in seconds except for the compile. */
export interface TemplateFigures {
  readonly template: string;
  /** Median in milliseconds, in a process that is warm. */
  readonly compileMs: number;
  /** In a process of its own, as a binding does. */
  readonly compileInChild: number;
  readonly gates: number;
  readonly battery: number;
  readonly rounds: number;
  /** Mutants that were exposed, in basis points. */
  readonly mutation: number;
  /** Mutants that survived: the place, and the change there. */
  readonly survivors: readonly string[];
}

export async function measureFoundry({ isQuick, print }: { isQuick: boolean; print(text: string): void }): Promise<TemplateFigures[]> {
  const figures: TemplateFigures[] = [];
  for (const template of readdirSync(TEMPLATES)) {
    print(`${template}\n`);
    figures.push(await measureTemplate(template, isQuick ? 5 : 200));
  }
  return figures;
}

export function showFoundry(figures: readonly TemplateFigures[]): string {
  return ['the foundry', ...figures.flatMap(({
    template, compileMs, compileInChild: child, gates, battery, rounds, mutation, survivors,
  }) => [
    `  ${template.padEnd(20)} compile ${compileMs.toFixed(0)} ms, in its process ${child.toFixed(1)} s, gates ${gates.toFixed(1)} s, `
    + `battery of ${rounds} rounds ${battery.toFixed(0)} s, ${(mutation / 100).toFixed(1)} % of mutants exposed`,
    ...survivors.map((it) => `    not exposed: ${it}`),
  ])].join('\n');
}

async function measureTemplate(template: string, rounds: number): Promise<TemplateFigures> {
  const files = bundleOfFolder(join(TEMPLATES, template, '1'));
  const sources = Object.fromEntries(files.filter(({ path }) => path.endsWith('.hl')).map(({ path, content }) => [path, content]));
  const compileMs = median(Array.from({ length: COMPILES }, () => {
    const at = performance.now();
    compileSources(sources, CONSTANTS);
    return performance.now() - at;
  }));
  const compiled = await timed(() => compileInChild(sources, CONSTANTS));
  const judged = await timed(() => runGatesInChild(files));
  if ('problem' in compiled.result || judged.result.verdict !== 'PASSED') throw new Error(`${template} does not pass the gates`);
  const { script, scriptHash: script_hash } = compiled.result;
  const read = <T>(path: string): T => JSON.parse(files.find((file) => file.path === path)?.content ?? '') as T;
  const manifest = read<ProductManifest>('manifest.json');
  const scenarios = manifest.scenarios.map((name) => read<ProductScenario>(`scenarios/${name}.json`));
  const fought = await timed(() => runAttacksInChild({
    manifest, scenarios, sources, script, script_hash, constants: CONSTANTS, seed: 20_260_302, rounds,
  }));
  if ('problem' in fought.result || fought.result.verdict !== 'PASSED') throw new Error(
    `${template} does not pass the battery: ${JSON.stringify(fought.result).slice(0, 500)}`,
  );
  return {
    template, compileMs, compileInChild: compiled.seconds, gates: judged.seconds, battery: fought.seconds, rounds,
    mutation: fought.result.mutation.score_bps,
    survivors: fought.result.mutation.survivors.map(({ path, line, description }) => `${path}:${line} ${description}`),
  };
}

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; seconds: number }> {
  const at = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - at) / 1000 };
}
