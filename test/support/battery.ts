import type { ProductManifest, ProductScenario } from '../../generated/models.ts';
import { type Attack, type BatteryJob, ATTACKS } from '../../src/onchain/battery/index.ts';
import { type Sandbox, openSandbox } from '../../src/onchain/battery/sandbox/sandbox.ts';
import { tryAttack } from '../../src/onchain/battery/run-attacks.ts';
import { Random } from '../../src/onchain/battery/sandbox/random.ts';
import { type CompiledScript, compileSources, testbedConstants } from '../../src/onchain/chain/index.ts';
import { bundleOfFolder } from '../../src/onchain/foundry/bundle-folder.ts';
import { templateFolder } from '../products/weakened/weakened.ts';

const WORDS = 'test';
const PRODUCT = 'test/product';
const CONSTANTS = { qbrl: '00'.repeat(28), product: PRODUCT };

/** A template as a battery gets it; with another validator where one is given. */
export function jobOf(template: string, validator?: string): Omit<BatteryJob, 'seed' | 'rounds'> {
  const files = new Map(bundleOfFolder(templateFolder(template)).map(({ path, content }) => [path, content]));
  const manifest = JSON.parse(files.get('manifest.json') ?? '') as ProductManifest;
  const scenarios = manifest.scenarios.map((name) => JSON.parse(files.get(`scenarios/${name}.json`) ?? '') as ProductScenario);
  const sources = { 'validator.hl': validator ?? files.get('validator.hl') ?? '' };
  const { script, scriptHash }: CompiledScript = compileSources(sources, CONSTANTS);
  return { manifest, scenarios, sources, script, script_hash: scriptHash, constants: CONSTANTS };
}

/** A template on the battery's chain, without a fight; with another validator where one is given. */
export function arenaOfTemplate(template: string, validator?: string): Sandbox {
  const { manifest, scenarios, sources } = jobOf(template, validator);
  return openSandbox(manifest, scenarios, WORDS, PRODUCT, compileSources(sources, testbedConstants(WORDS, PRODUCT)));
}

/** The result of one attack. */
export function attackOn(sandbox: Sandbox, name: string, rounds = 200): ReturnType<typeof tryAttack>['result'] {
  const attack: Attack | undefined = ATTACKS.find((one) => one.name === name);
  if (attack === undefined) throw new Error(`there is no attack ${name}`);
  return tryAttack(attack, sandbox, new Random(`${WORDS} ${name}`), rounds).result;
}
