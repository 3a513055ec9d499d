/** A story as its YAML says it: `story.schema.yaml` describes it. */
export interface Story {
  readonly story: string;
  readonly title: string;
  readonly about: string;
  readonly parameters?: Readonly<Record<string, Parameter>>;
  readonly rules?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}

export interface Parameter {
  readonly about: string;
  readonly default: number;
  readonly min: number;
  readonly max: number;
}

export type Fields = Readonly<Record<string, unknown>>;

/** How an operation is called. */
export interface CallStep {
  readonly path?: Fields;
  readonly query?: Fields;
  readonly body?: Fields;
  readonly refused?: string;
  readonly expect?: unknown;
  readonly as?: string;
}

export type Step = { readonly say?: string; readonly when?: 'alone' | 'judged' } & (
  | CallStep & { readonly call: string; readonly key?: string; readonly wait_for?: Fields }
  | CallStep & { readonly client: string; readonly told?: number; readonly answer?: 'lost'; readonly keys?: number }
  | { readonly bank: 'emit' | 'script' | 'med' | 'books' | 'directory'; readonly body?: Fields; readonly as?: string }
  | { readonly advance: string }
  | { readonly until: string }
  | { readonly each: unknown; readonly as?: string; readonly into?: string; readonly steps: readonly Step[] }
  | { readonly let: Fields }
  | { readonly expect: unknown; readonly is: unknown }
  | { readonly events: Fields }
  | { readonly doubled: unknown }
  | JudgeStep
);

/** What a rule is judged by: one of these. */
export interface JudgeStep {
  readonly judge: string;
  readonly knows?: { readonly id: string; readonly fields: Fields };
  readonly statement?: string;
  readonly writes?: { readonly operation: string; readonly containing?: Fields; readonly at_most: unknown };
  readonly call?: string;
  readonly path?: Fields;
  readonly query?: Fields;
  readonly expect?: unknown;
}

export const KINDS = ['judge', 'call', 'client', 'bank', 'advance', 'until', 'each', 'let', 'expect', 'events', 'doubled'] as const;
export type Kind = typeof KINDS[number];

/** Returns the kind of a step; undefined for one that is a heading alone. */
export function kindOf(step: object): Kind | undefined {
  return KINDS.find((kind) => Object.hasOwn(step, kind));
}

/** Rules that hold for every client under judgement. */
export const COMMON_RULES = {
  'acts-when-told': 'The client does what it is told, by one write at the address that the story gave it.',
  'no-write-doubled': 'No write is made twice: none has an effect under one Idempotency-Key that it had under another.',
  'events-acknowledged': 'Every event is answered with 2xx in the end.',
  'events-handled-once': 'An event that comes again has no second effect: no payment is twice in a statement of the client.',
  'statement-equal': 'Each statement of the client has the same payments as ours, with the same amounts and outcomes.',
} as const;
