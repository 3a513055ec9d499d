import { readdirSync, readFileSync } from 'node:fs';
import { Ajv, type ErrorObject } from 'ajv';
import { isNode, LineCounter, parse, parseDocument, type Document } from 'yaml';
import { operations } from '../../../../generated/operations.ts';
import { ExpressionError, expressionsIn, namesIn } from './expression.ts';
import { COMMON_RULES, kindOf, KINDS, type Fields, type Step, type Story } from './story.ts';
import { FUNCTION_NAMES, GIVEN_NAMES } from './story-scope.ts';

/** A story's text is wrong; the message begins with `file:line:column`. */
export class StoryError extends Error {}

type Path = readonly (string | number)[];

/** A step as far as it names an operation. */
interface Calling {
  readonly call?: string;
  readonly client?: string;
  readonly path?: Fields;
  readonly query?: Fields;
  readonly body?: Fields;
}

const schema = parse(readFileSync(new URL('./story.schema.yaml', import.meta.url), 'utf8')) as object;
const ajv = new Ajv({ strict: false, logger: false }).addSchema(schema, 'story');

/** Names of all stories. */
export function storyNames(): string[] {
  return readdirSync(new URL('.', import.meta.url)).flatMap((file) => /^([a-z-]+)\.yaml$/.exec(file)?.[1] ?? []).toSorted();
}

/** Reads one of the stories that come with the service; undefined where there is none of this name. */
export function loadStory(name: string): Story | undefined {
  if (!storyNames().includes(name)) return undefined;
  const file = `${name}.yaml`;
  return readStory(readFileSync(new URL(`./${file}`, import.meta.url), 'utf8'), file);
}

/**
 * Reads a story, and checks all that can be known before it is played: its form, operations and their parameters, names, rules.
 * @param file how errors name it.
 * @throws StoryError that names the line.
 */
export function readStory(text: string, file: string): Story {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const place = (offset: number): string => {
    const { line, col } = lines.linePos(offset);
    return `${file}:${line}:${col}`;
  };
  const [unreadable] = document.errors;
  if (unreadable) throw new StoryError(`${place(unreadable.pos[0])}: ${unreadable.message}`);
  const story = document.toJS() as Story;
  new StoryCheck(story, (path, message) => {
    throw new StoryError(`${place(offsetOf(document, path))}: ${message}`);
  }).check();
  return story;
}

/** Offset of the node at a path, or of the nearest one above it. */
function offsetOf(document: Document, path: Path): number {
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const node = depth === 0 ? document.contents : document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

class StoryCheck {
  constructor(private readonly story: Story, private readonly fail: (path: Path, message: string) => never) {}

  check(): void {
    this.#validate('story', this.story, []);
    this.#steps(this.story.steps, ['steps'], new Set([...GIVEN_NAMES, ...Object.keys(this.story.parameters ?? {})]));
  }

  #steps(steps: readonly Step[], path: Path, names: Set<string>): void {
    for (const [index, step] of steps.entries()) this.#step(step, [...path, index], names);
  }

  #step(step: Step, path: Path, names: Set<string>): void {
    const kind = kindOf(step);
    if (kind === undefined) {
      if (Object.keys(step).join() !== 'say') this.fail(path, `a step needs one of ${KINDS.join(', ')}`);
      return;
    }
    this.#validate(`story#/$defs/${kind}`, step, path);
    const { steps, ...own } = step as Step & { readonly steps?: readonly Step[] };
    for (const [name, value] of Object.entries(own)) this.#expressions(value, [...path, name], names);
    this.#operation(step, path);
    if ('judge' in step && !Object.hasOwn({ ...COMMON_RULES, ...this.story.rules }, step.judge)) {
      this.fail([...path, 'judge'], `the story has no rule ${step.judge}`);
    }
    if ('let' in step) for (const name of Object.keys(step.let)) names.add(name);
    if (steps && 'each' in step) {
      this.#steps(steps, [...path, 'steps'], new Set([...names, 'index', ...step.as === undefined ? [] : [step.as]]));
      if (step.into !== undefined) names.add(step.into);
    } else if ('as' in step && step.as !== undefined) names.add(step.as);
  }

  #validate(name: string, value: unknown, path: Path): void {
    const validate = ajv.getSchema(name);
    if (validate?.(value) === true) return;
    const [error] = validate?.errors ?? [];
    if (error) this.fail([...path, ...pointer(error)], describe(error));
  }

  #expressions(value: unknown, path: Path, names: ReadonlySet<string>): void {
    if (typeof value === 'object' && value !== null) {
      const isList = Array.isArray(value);
      for (const [name, item] of Object.entries(value)) this.#expressions(item, [...path, isList ? Number(name) : name], names);
      return;
    }
    try {
      const used = expressionsIn(value).map(namesIn);
      const unknown = used.flatMap((it) => it.names).find((name) => !names.has(name));
      if (unknown !== undefined) this.fail(path, `nothing before this step is named ${unknown}`);
      const missing = used.flatMap((it) => it.functions).find((name) => !FUNCTION_NAMES.includes(name));
      if (missing !== undefined) this.fail(path, `there is no function ${missing}`);
    } catch (error) {
      if (error instanceof ExpressionError) this.fail(path, error.message);
      throw error;
    }
  }

  #operation(step: Step, path: Path): void {
    const field = 'client' in step ? 'client' : 'call';
    const { [field]: id, path: given = {}, query = {}, body } = step as Calling;
    if (id === undefined) return;
    const operation = operations.find(({ operationId }) => operationId === id);
    if (!operation) return this.fail([...path, field], `there is no operation ${id}`);
    const parameters = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).filter((name) => name !== 'tenant');
    const missing = typeof given === 'string' ? undefined : parameters.find((name) => !Object.hasOwn(given, name));
    if (missing !== undefined) this.fail([...path, field], `${id} needs ${missing} in its path`);
    const odd = typeof given === 'string' ? undefined : Object.keys(given).find((name) => !parameters.includes(name));
    if (odd !== undefined) this.fail([...path, 'path', odd], `${id} has no ${odd} in its path`);
    const unknown = Object.keys(query).find((name) => !operation.queryParameters.includes(name));
    if (unknown !== undefined) this.fail([...path, 'query', unknown], `${id} has no parameter ${unknown}`);
    if (body !== undefined && operation.body === null) this.fail([...path, 'body'], `${id} takes no body`);
  }
}

function pointer({ instancePath, keyword, params }: ErrorObject): (string | number)[] {
  const parts = instancePath.split('/').slice(1).map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const odd = keyword === 'additionalProperties' ? (params as { additionalProperty?: string }).additionalProperty : undefined;
  return [...parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part)), ...odd === undefined ? [] : [odd]];
}

function describe({ instancePath, keyword, message = 'is not valid', params }: ErrorObject): string {
  const field = instancePath.split('/').at(-1);
  const { additionalProperty, allowedValues } = params as { additionalProperty?: string; allowedValues?: unknown[] };
  if (keyword === 'additionalProperties') return `there is no field ${additionalProperty} here`;
  const more = allowedValues === undefined ? '' : `: ${allowedValues.join(', ')}`;
  return `${field === '' || field === undefined ? 'it' : field} ${message}${more}`;
}
