import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Program } from '@helios-lang/compiler';
import { makeByteArrayData } from '@helios-lang/uplc';

/** The file of a bundle that holds the validator. */
export const VALIDATOR = 'validator.hl';
/** The module that comes with the foundry. */
export const PRELUDE = readFileSync(new URL('./prelude/razao.hl', import.meta.url), 'utf8');
export const PRELUDE_SHA256 = createHash('sha256').update(PRELUDE).digest('hex');
const PRELUDE_MODULE = 'razao';
const HEADER = /^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*(\w+)\s+(\w+)/;

/** Files of Helios by their path in the bundle: `validator.hl` and the modules it imports. */
export type Sources = Readonly<Record<string, string>>;

/** Constants that differ between tenants of the same validator. */
export interface Constants {
  /** Policy of the tenant's qBRL: 28 bytes, lowercase hex. */
  readonly qbrl: string;
  /** `tenant/product`. */
  readonly product: string;
}

/** A validator in the chain's form. */
export interface CompiledScript {
  /** CBOR, lowercase hex. */
  readonly script: string;
  readonly scriptHash: string;
  /** Types of `Datum` and `Move` as the validator reads them. */
  readonly schema: ScriptSchema;
}

/** Types of the validator, as the compiler describes them. */
export interface ScriptSchema {
  readonly datum: unknown;
  readonly move: unknown;
}

/** Source that does not compile, with the place where the compiler gives one. */
export class CompileError extends Error {
  readonly path: string | null;
  /** From 1. */
  readonly line: number | null;

  constructor(message: string, path: string | null = null, line: number | null = null) {
    super(message);
    this.path = path;
    this.line = line;
  }
}

/**
 * Compiles sources that may be hostile: call it on shipped templates, or in the child process.
 * Never optimised: that takes seconds and drops the names of refusals.
 * @param constants null for a script that does not belong to a tenant yet.
 * @throws CompileError; and any other error of the compiler.
 */
export function compileSources(sources: Sources, constants: Constants | null): CompiledScript {
  const names = moduleNames(sources);
  const { [VALIDATOR]: main = '', ...modules } = sources;
  try {
    const program = new Program(main, { moduleSources: [PRELUDE, ...Object.values(modules)], isTestnet: true });
    if (program.purpose !== 'mixed') throw new CompileError(`the validator is ${program.purpose}, where it must be mixed`, VALIDATOR, 1);
    if (constants !== null) {
      program.changeParam(`${PRELUDE_MODULE}::QBRL`, makeByteArrayData(constants.qbrl));
      program.changeParam(`${PRELUDE_MODULE}::PRODUCT`, makeByteArrayData([...Buffer.from(constants.product)]));
    }
    const script = program.compile({ optimize: false });
    const types = program.userTypes[program.name];
    return {
      script: Buffer.from(script.toCbor()).toString('hex'), scriptHash: Buffer.from(script.hash()).toString('hex'),
      schema: { datum: types?.Datum?.toSchema?.() ?? null, move: types?.Move?.toSchema?.() ?? null },
    };
  } catch (error) {
    throw located(error, names);
  }
}

/** Paths by the name in each file's header, such as `mixed escrow` or `module dates`. */
function moduleNames(sources: Sources): ReadonlyMap<string, string> {
  const paths = new Map<string, string>([[PRELUDE_MODULE, PRELUDE_MODULE]]);
  for (const [path, text] of Object.entries(sources)) {
    const [, purpose, name] = HEADER.exec(text) ?? [];
    if (purpose === undefined || name === undefined) throw new CompileError(
      'has no header such as `mixed escrow` or `module dates`', path, 1,
    );
    if (path !== VALIDATOR && purpose !== 'module') throw new CompileError(
      `is ${purpose} ${name}, where every file but ${VALIDATOR} is a module`, path, 1,
    );
    const other = paths.get(name);
    if (other !== undefined) throw new CompileError(
      `takes the name ${name} of ${other === PRELUDE_MODULE ? 'the prelude' : other}`, path, 1,
    );
    paths.set(name, path);
  }
  return paths;
}

/** Error of the compiler with a location, whose line counts from 0. */
interface Located {
  readonly originalMessage: string;
  readonly site: { readonly file: string; readonly startLine: number };
}

function located(error: unknown, paths: ReadonlyMap<string, string>): unknown {
  if (!isLocated(error)) return error;
  const path = paths.get(error.site.file);
  return new CompileError(error.originalMessage, path ?? null, path === undefined ? null : error.site.startLine + 1);
}

function isLocated(error: unknown): error is Located {
  return error instanceof Error && error.name === 'CompilerError' && 'site' in error && 'originalMessage' in error;
}
