import type { Document } from '../description/document.ts';

/** The languages that a client can be made in. */
export type SdkLanguage = 'typescript' | 'python' | 'go' | 'java' | 'kotlin';

/** Path inside the package, with `/` between folders → content. */
export type FileMap = ReadonlyMap<string, string | Uint8Array>;

/** Name in the style of each language: its words in lower case, without what divides them. `['caucao', 'aluguel']` */
export type Words = readonly string[];

/** All that a client is made of: the same for every language. Texts in it are a manifest's, and hostile. */
export interface ClientInput {
  /** `aurora`; `sdk` for the client of the whole API, which is nobody's own. */
  readonly tenant: string;
  /** What the client is of, in a sentence: `The products of aurora, and the ledger that they move money in`. */
  readonly subject: string;
  /** True for the client of the whole API, which has every operation and no product of its own. */
  readonly isWhole: boolean;
  /** `AuroraProducts`: begins with a capital letter, has letters and digits alone. */
  readonly className: string;
  /** `aurora-products` */
  readonly packageName: string;
  /** The description with the operations of the ledger beside it: no null in an enum, no servers. */
  readonly document: Document;
  readonly products: readonly ClientProduct[];
  /** The operations of the ledger, by what they are about. */
  readonly ledger: readonly ClientGroup[];
  /** `0.2.0+1f2e3d4c5b6a`: the release and the first digits of the description's version; `0.2.0` for the whole API. */
  readonly version: string;
  /** LICENSE, razao.json and, of products, description.openapi.json: the same in every language. */
  readonly files: FileMap;
}

/** Operations that a client shows under one name. */
export interface ClientGroup {
  /** No two groups of a client are alike, and none is like what each client has of its own (`OF_CLIENTS`). */
  readonly words: Words;
  readonly title: string;
  /** Plain text. */
  readonly description: string;
  /** No two are called alike, be it in capital letters or small, nor with `_and_wait` behind one of them. */
  readonly methods: readonly ClientMethod[];
  readonly waits: readonly ClientWait[];
}

/** A method that reads something again and again until it is in a state. */
export interface ClientWait {
  /** `['wait', 'for', 'charge']` */
  readonly words: Words;
  /** How a look is judged: see `sdk/vectors/until.json`; a product's instance is judged by its moves. */
  readonly what: 'obligation' | 'charge' | 'key' | 'kyc' | 'instance';
  /** `waitForCharge`, as errors name it. */
  readonly operationId: string;
  /** Plain text. */
  readonly description: string;
  /** Reads it. */
  readonly reading: ClientMethod;
  /** Name in `components.schemas` of the states that can be waited for; absent where that is a whole number or any text. */
  readonly stateSchema?: string;
}

/** A product, as one group of a client. */
export interface ClientProduct extends ClientGroup {
  /** `caucao-aluguel` */
  readonly productId: string;
  /** `CaucaoAluguel`: as the product's schemas in the document begin. None of them ends in `Operations`. */
  readonly typeName: string;
  /** Of the version that is bound. */
  readonly states: readonly string[];
  readonly finalStates: readonly string[];
  readonly isDeprecated: boolean;
  /** Names in `components.schemas`. `action` is absent where there is none. */
  readonly schemas: {
    readonly instance: string; readonly summary: string; readonly list: string; readonly transition: string; readonly party: string;
    readonly state: string; readonly datum: string; readonly action?: string;
  };
}

export interface ClientMethod {
  readonly kind: 'CREATE' | 'LIST' | 'GET' | 'ACTION' | 'CLOSE' | 'LEDGER';
  /** `['accept', 'claim']`, or `['drive', 'get']` for an action called `get`. */
  readonly words: Words;
  readonly operationId: string;
  /** `/v1/products/caucao-aluguel/instances/{instance_id}/actions/claim` */
  readonly path: string;
  /** `GET`, `POST`, `PATCH`, `PUT` or `DELETE`. */
  readonly method: string;
  /** In the order of the path. */
  readonly pathParameters: readonly string[];
  /** Those of the path that are whole numbers. */
  readonly wholeParameters: readonly string[];
  readonly queryParameters: readonly string[];
  /** Those of the query without which it is refused. */
  readonly requiredQuery: readonly string[];
  /** True when it is sent with an `Idempotency-Key`: all that write, but deliveries of providers. */
  readonly takesKey: boolean;
  /** True where the caller gives headers: deliveries of providers are signed. */
  readonly takesHeaders: boolean;
  /** Names in `components.schemas`. */
  readonly requestSchema?: string;
  /** True when it cannot be sent without a body. */
  readonly isBodyRequired: boolean;
  /** True when its body is an object in which nothing can be given. */
  readonly isBodyEmpty: boolean;
  readonly parametersSchema?: string;
  /** Empty for an answer of another media type than JSON. */
  readonly answerSchema: string;
  /** Of an answer that is not JSON. */
  readonly media?: ClientMedia;
  /** Of a list, whose page has `next_cursor`: the property that has its items, and the schema of one. */
  readonly items?: { readonly property: string; readonly schema: string };
  /** Of a move: where an instance is once it is accepted. */
  readonly toState?: string;
  /** Parameters of a move, in the order of the manifest. */
  readonly parameters?: readonly ClientParameter[];
  /** A body that it takes: of the document's examples, the one with least in it. */
  readonly exampleRequest?: unknown;
  /** The codes of its own that it is refused with. */
  readonly refusals: readonly string[];
  /** Plain text. */
  readonly summary: string;
  readonly description: string;
}

/** Media type of an answer, and how it is asked for. */
export interface ClientMedia {
  /** `text/csv` */
  readonly type: string;
  readonly isText: boolean;
  /** Value of the query's `format` that asks for it; absent where the header Accept does. */
  readonly format?: string;
}

/** Six types, as a manifest has them. */
export interface ClientParameter {
  readonly name: string;
  readonly type: 'cents' | 'int' | 'bool' | 'hex' | 'string' | 'account_id';
  readonly isRequired: boolean;
  readonly description: string;
}

/** Language of clients, and how its clients are made. */
export interface ClientLanguage {
  readonly name: SdkLanguage;
  /** Name of the language in a sentence: `TypeScript`. */
  readonly title: string;
  /** Settings for openapi-generator; absent where the language is made in this process. */
  readonly generator?: {
    /** `python` */
    readonly name: string;
    /** `additionalProperties` of the generator. */
    properties(input: ClientInput): Readonly<Record<string, string>>;
    /** Further settings of the generator's, as in its file of settings: `globalProperties`, `openapiNormalizer`, `typeMappings` … */
    settings?(input: ClientInput): Readonly<Record<string, unknown>>;
    /** Folder of templates in the place of the generator's, from the root of the repository. */
    readonly templates?: string;
    /** The document with what this generator needs changed. */
    document?(input: ClientInput): Document;
  };
  /**
   * Files that archives are made of beside the input, from the root of the repository: sources, templates. They are part of what an archive
   * is known by.
   */
  readonly sources: readonly string[];
  /**
   * The archive's files, from what the generator wrote: only those that a user needs, and none of `input.files`, which are added.
   * @param generated empty without a generator.
   */
  assemble(input: ClientInput, generated: FileMap): FileMap | Promise<FileMap>;
}

/**
 * The groups of the client of the whole API with their methods, for its README; null for a client of products.
 * @param names of a language.
 */
export function wholeOf({ isWhole, ledger }: ClientInput, names: {
  group(group: ClientGroup): string; method(method: Pick<ClientMethod, 'words'>): string;
}) {
  return isWhole ? {
    count: new Set(ledger.flatMap(({ methods }) => methods.map(({ operationId }) => operationId))).size,
    groups: ledger.map((group) => ({
      group: names.group(group), methods: [...group.methods, ...group.waits].map((it) => `\`${names.method(it)}\``).join(', '),
    })),
  } : null;
}

/** Names that every client has of its own, in lower case: no group takes one. */
export const OF_CLIENTS: ReadonlySet<string> = new Set([
  'accounts', 'parties', 'obligations', 'holds', 'events', 'products', 'ledger', 'client', 'api', 'auth', 'token', 'tokens', 'transport',
  'options', 'config', 'configuration',
  'waitfor', 'verifywebhook', 'withoptions', 'work', 'forget', 'openintents', 'followevents', 'waitforinstance', 'request', 'raw', 'send',
  'call', 'close', 'closed', 'connect',
  'constructor', 'prototype', 'then', 'tostring', 'tojson', 'valueof', 'hashcode', 'equals', 'getclass', 'notify', 'notifyall', 'wait',
  'clone', 'finalize', 'copy',
  'baseurl', 'clientid', 'clientsecret', 'http', 'session', 'log', 'logger', 'errors', 'models', 'runtime', 'version',
]);
