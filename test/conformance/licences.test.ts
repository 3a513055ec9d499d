/** The service's dependencies may be used, changed and sold by whoever runs it: permissive licences alone. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '../..');

interface Installed {
  readonly license?: string;
  readonly dev?: boolean;
}

const PERMISSIVE: ReadonlySet<string> = new Set(['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0']);
/** Others, as permissive, each looked at: this list only shrinks. */
const LOOKED_AT: Readonly<Record<string, string>> = {
  'argparse': 'PSF-2.0: that of Python',
  'date-holidays': 'ISC; its list of holidays is CC-BY-3.0, which asks for the attribution that its package carries',
  'prepin': 'Unlicense: nobody holds rights',
  'type-fest': 'MIT or CC0-1.0',
};

it('every package that the service runs with has a permissive licence', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, Installed> };
  const others = Object.entries(packages)
    .filter(([path, { dev, license }]) => path !== '' && !dev && !PERMISSIVE.has(license ?? ''))
    .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
  expect([...new Set(others)].sort()).toEqual(Object.keys(LOOKED_AT));
});
