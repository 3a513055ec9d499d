/** Links between the pages of the repository resolve. Links of the guides to the reference are tried with the guides. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../..');
const pages = globSync('**/*.md', { cwd: ROOT, exclude: ['**/node_modules', '.razao'] }).toSorted();
const ELSEWHERE = /^(https?|mailto|operation|event|reference):/;

const read = (page: string): string => readFileSync(join(ROOT, page), 'utf8').replaceAll(/^```[^]*?^```$/gm, '');

/** The anchors of a page's headings, as GitHub names them. */
function anchorsOf(page: string): string[] {
  return [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading.toLowerCase().replaceAll(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(' ', '-'));
}

function leadsSomewhere(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? page : join(dirname(page), path);
  if (!existsSync(join(ROOT, target))) return false;
  return anchor === undefined || anchorsOf(target).includes(anchor);
}

test.each(pages)('%s', (page) => {
  const links = [...read(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link).filter((link) => !ELSEWHERE.test(link));
  expect(links.filter((link) => !leadsSomewhere(page, link))).toEqual([]);
});
