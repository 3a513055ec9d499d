/** The import ladder holds only if its check fails when it should: a small tree with one breach of each rule. */
import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');
const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
const run = promisify(execFile);
const folders = JSON.parse(readFileSync(join(root, 'test/support/folders.json'), 'utf8')) as Record<string, string[]>;

const breaches: readonly (readonly [file: string, imports: string, rule: string])[] = [
  ['src/domains/parties/up.ts', '../journal/index.ts', 'ladder-parties'],
  ['src/domains/parties/beside.ts', '../kyc/index.ts', 'ladder-parties'],
  ['src/domains/journal/far-up.ts', '../../onchain/portal/index.ts', 'ladder-journal'],
  ['src/onchain/chain/up-to-products.ts', '../products/index.ts', 'ladder-chain'],
  ['src/domains/journal/inside.ts', '../accounts/account.ts', 'through-the-index'],
  ['src/onchain/qbrl/inside.ts', '../../domains/journal/writer.ts', 'through-the-index'],
  ['src/domains/events/webhooks/up.ts', '../deliveries/engine.ts', 'inside-events'],
  ['src/onchain/chain/up.ts', './server/server.ts', 'inside-chain'],
  ['src/domains/obligations/payouts/up.ts', '../obligation.ts', 'inside-obligations'],
  ['src/domains/obligations/assembled.ts', './module.ts', 'inside-obligations'],
  ['src/domains/obligations/payouts/assembled.ts', '../command.controller.ts', 'inside-obligations'],
  ['src/platform/db/up.ts', '../http/router.ts', 'inside-platform'],
  ['src/platform/up-to-context.ts', './context.ts', 'inside-platform'],
  ['src/domains/pix/novel/thing.ts', '../keys/key.ts', 'folder-has-a-step'],
  ['src/domains/novel/thing.ts', '../auth/index.ts', 'domain-has-a-step'],
  ['src/onchain/novel/thing.ts', '../../domains/auth/index.ts', 'domain-has-a-step'],
  ['src/platform/up.ts', '../domains/auth/index.ts', 'platform-is-the-ground'],
  ['src/platform/up-to-chain.ts', '../onchain/chain/index.ts', 'platform-is-the-ground'],
  ['src/domains/auth/wiring.ts', '../../app.ts', 'domains-do-not-know-the-wiring'],
  ['src/platform/tested.ts', '../../test/support/helper.ts', 'source-never-imports-tests'],
  ['src/platform/one.ts', './other.ts', 'no-circle'],
  ['contracts/codegen/up.ts', '../../src/service.ts', 'contracts-know-nobody'],
  ['contracts/codegen/up-to-sdk.ts', '../../sdk/client.ts', 'contracts-know-nobody'],
];

const allowed: readonly (readonly [file: string, imports: string])[] = [
  ['src/app.ts', './domains/journal/writer.ts'],
  ['src/interfaces/core.ts', '../onchain/portal/core.controller.ts'],
  ['src/domains/obligations/create.ts', '../journal/index.ts'],
  ['src/domains/obligations/deep.ts', './create.ts'],
  ['src/domains/events/deliveries/down.ts', '../webhooks/webhook.ts'],
  ['src/domains/obligations/down.ts', './payouts/payout.ts'],
  ['src/domains/obligations/obligations.sql.ts', './down.ts'],
  ['src/domains/events/webhooks/any.test.ts', '../deliveries/engine.ts'],
  ['src/domains/auth/any.test.ts', '../../onchain/portal/core.controller.ts'],
  ['src/onchain/qbrl/down.ts', '../../domains/journal/index.ts'],
  ['src/platform/context.ts', './db/database.ts'],
  ['src/platform/other.ts', './one.ts'],
];

test('each breach of the ladder is reported, and nothing else', async () => {
  const tree = mkdtempSync(join(tmpdir(), 'razao-ladder-'));
  copyFileSync(join(root, '.dependency-cruiser.js'), join(tree, '.dependency-cruiser.mjs'));
  copyFileSync(join(root, 'tsconfig.json'), join(tree, 'tsconfig.json'));
  mkdirSync(join(tree, 'test/support'), { recursive: true });
  for (const steps of ['ladder.json', 'folders.json']) copyFileSync(join(root, 'test/support', steps), join(tree, 'test/support', steps));
  for (const [file, imported] of [...breaches, ...allowed]) {
    write(tree, join(dirname(file), imported), 'export const there = 1;\n');
  }
  for (const [file, imported] of [...breaches, ...allowed]) {
    write(tree, file, `import { there } from '${imported}';\nexport const here = there;\n`);
  }

  expect(await reported(tree)).toEqual(breaches.map(([file, , rule]) => `${rule} ${file}`).sort());
  rmSync(tree, { recursive: true });
}, 60_000);

test('what folders.json lists is there', () => {
  const gone = Object.entries(folders).flatMap(([name, steps]) => {
    const homes = name === 'platform' ? ['src/platform'] : [`src/domains/${name}`, `src/onchain/${name}`];
    return steps.filter((step) => !homes.some((home) => existsSync(join(root, home, step)))).map((step) => `${name}: ${step}`);
  });
  expect(gone).toEqual([]);
});

async function reported(tree: string): Promise<string[]> {
  const args = [cruiser, '--config', '.dependency-cruiser.mjs', '--output-type', 'json', 'src', 'contracts'];
  const failure = await run(process.execPath, args, { cwd: tree, env: { ...process.env, NODE_OPTIONS: '' } }).then(
    ({ stdout }) => ({ stdout }),
    (error: { stdout: string }) => error,
  );
  const { summary } = JSON.parse(failure.stdout) as { summary: { violations: { from: string; rule: { name: string } }[] } };
  return [...new Set(summary.violations.map(({ from, rule }) => `${rule.name} ${from}`))].sort();
}

function write(tree: string, file: string, text: string): void {
  mkdirSync(join(tree, dirname(file)), { recursive: true });
  writeFileSync(join(tree, file), text);
}
