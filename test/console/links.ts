import type { Visitor } from './visitor.ts';

/** Rows that open something and have no link, so that a keyboard does not reach it; and tabs that lead to another page than their own. */
const FAULTY = `(() => {
  const page = location.hash.split('?')[0];
  const rows = [...document.querySelectorAll('main tr.opens')].filter((row) => row.querySelector('a[href]') === null);
  const tabs = [...document.querySelectorAll('main nav.tabs a')].filter((tab) => new URL(tab.href).hash.split('?')[0] !== page);
  return [
    ...rows.slice(0, 1).map((row) => 'a row without a link: ' + row.textContent),
    ...tabs.map((tab) => 'the tab ' + tab.textContent + ' leads to ' + tab.hash),
  ];
})()`;

/** The faults of a page's links. */
export function faultyLinks({ page }: Visitor): Promise<string[]> {
  return page.evaluate(FAULTY) as Promise<string[]>;
}
