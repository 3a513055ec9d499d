import { fileURLToPath } from 'node:url';

/** The repository's root folder, with a slash at its end. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** The two interfaces; each has an index in `contracts/` and a bundle in `generated/`. */
export const interfaceNames = ['core', 'command'] as const;
export type InterfaceName = (typeof interfaceNames)[number];

export const httpMethods = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type HttpMethod = (typeof httpMethods)[number];

/** First lines of every generated TypeScript file. */
export const generatedHeader = [
  '// Generated from contracts/ by `make generate`. Do not edit: change the contract and generate again.',
  '/* eslint-disable */',
  '',
  '',
].join('\n');

/** The same for documents, which have no comments. */
export const generatedNotice = 'Generated from contracts/ by `make generate`. Do not edit.';

/** Default addresses for tools. The sources name `/`, which a program that has read a file cannot resolve. */
export const servers = [
  { url: 'http://127.0.0.1:8080', description: 'A service that `make run` has started. Yours has its own address.' },
  { url: 'http://127.0.0.1:4010', description: 'The mocks that `make mock` has started.' },
];
