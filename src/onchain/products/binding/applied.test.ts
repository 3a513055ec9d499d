/** Scripts bound by the compiler that ships, each in a process of its own. */
import { expect, it } from '@jest/globals';
import { addressOfScript, compileSources } from '../../chain/index.ts';
import * as child from '../../foundry/child/index.ts';
import { scriptAddress } from './apply-script.ts';
import { throwOnProblem } from '../throw-on-problem.ts';
import { TemplateArtifacts } from '../template-artifacts.ts';
import { SHIPPED, Templates } from '../templates.ts';

const CONSTANTS = { qbrl: 'ab'.repeat(28), product: 'demo/caucao' };

it('a shipped template has one artifact, and for each tenant another script at its own address', async () => {
  const template = Templates.read(SHIPPED).find('rental-deposit');
  const artifacts = new TemplateArtifacts({ ...child, compileInChild: child.compileInChild });
  const artifact = await artifacts.of(template);
  expect(await artifacts.of(template)).toBe(artifact);
  const bound = throwOnProblem(await child.compileInChild(artifact.sources, CONSTANTS));
  const again = compileSources(artifact.sources, CONSTANTS);
  expect(bound).toEqual(JSON.parse(JSON.stringify(again)));
  expect(bound.scriptHash).not.toBe(artifact.script_hash);
  expect(artifact).toMatchObject({
    script: compileSources(artifact.sources, null).script, scenarios: artifact.manifest.scenarios.map((name) => ({ name })),
  });
  expect(await scriptAddress(bound.scriptHash)).toBe(addressOfScript(bound.scriptHash));
});
