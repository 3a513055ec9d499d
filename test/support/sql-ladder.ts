/**
 * The import ladder for SQL: the functions, migrations and prepared statements of a domain name only tables of its own or of domains below
 * it, and call only their functions. A table belongs to the domain whose migration creates it, a function to the one that declares it;
 * names without the schema (`razao.…`) are not seen.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** SQL of a domain, and its place. */
export interface DomainSql {
  readonly domain: string;
  readonly place: string;
  readonly sql: string;
}

/** A name above or beside a domain that its SQL may use, and why. */
export interface Exception {
  readonly domain: string;
  readonly name: string;
  readonly why: string;
}

const ladder = JSON.parse(readFileSync(join(import.meta.dirname, 'ladder.json'), 'utf8')) as string[][];
const steps = new Map([['platform'], ...ladder].flatMap((step, height) => step.map((domain) => [domain, height] as const)));

/** True when a domain's SQL may use a name of its owner's: the same domain's, or a lower one's. */
function mayName(domain: string, owner: string): boolean {
  return domain === owner || (steps.get(owner) ?? Infinity) < (steps.get(domain) ?? -1);
}

/**
 * @param owners the domain of each table and function.
 * @param exceptions violations to allow; an unneeded one is reported, so that the list only shrinks.
 */
export function complaintsAboutSql(
  texts: readonly DomainSql[], owners: ReadonlyMap<string, string>, exceptions: readonly Exception[],
): string[] {
  const isExcepted = (domain: string, name: string) => exceptions.some((it) => it.domain === domain && it.name === name);
  const upward = texts.flatMap(({ domain, place, sql }) => {
    const names = new Set([...sql.matchAll(/\brazao\.(\w+)/g)].map(([, name]) => name ?? ''));
    return [...names].filter((name) => !mayName(domain, owners.get(name) ?? domain)).map((name) => ({ domain, place, name }));
  });
  return [
    ...upward.filter(({ domain, name }) => !isExcepted(domain, name)).map(({ domain, place, name }) =>
      `${place}: razao.${name} is of ${owners.get(name)}, which does not stand below ${domain}: let app.ts inject what it needs`),
    ...exceptions.filter((it) => !upward.some(({ domain, name }) => it.domain === domain && it.name === name)).map(({ domain, name }) =>
      `exception of ${domain} for razao.${name}: not needed any more, take it out`),
  ];
}

/** A source file without its comments, which may name anything. */
export function withoutComments(source: string): string {
  return source.split('\n').filter((line) => !/^\s*(\/?\*|\/\/)/.test(line)).join('\n');
}
