import { readFileSync } from 'node:fs';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { GateFinding, ProductBundleFile, ProductManifest, ProductScenario } from '../../../../generated/models.ts';
import { beyondJson } from '../../../platform/http/json-limits.ts';
import { type Sources, VALIDATOR } from '../../chain/index.ts';
import { problem } from './finding.ts';

export const MANIFEST = 'manifest.json';
const SCENARIO = /^scenarios\/([^/]+)\.json$/;
const MAXIMUM_MANIFEST_BYTES = 64 * 1024;
const MAXIMUM_SOURCE_BYTES = 64 * 1024;
/** Control characters other than tab and the ends of lines. */
const CONTROL = /[\0-\x08\v\f\x0e-\x1f\x7f]/;

/** A parsed bundle: its contents by kind. */
export interface Bundle {
  readonly manifest: ProductManifest;
  /** By their path. */
  readonly scenarios: ReadonlyMap<string, ProductScenario>;
  readonly sources: Sources;
}

/** The bundle that was read, or the findings that prevent it. */
export interface Reading {
  readonly bundle: Bundle | null;
  readonly findings: readonly GateFinding[];
}

const schema = JSON.parse(readFileSync(new URL('../../../../generated/bundle.schema.json', import.meta.url), 'utf8')) as object;
const ajv = new Ajv({ strict: false, allErrors: true, logger: false }).addSchema(schema);
const validators = { manifest: schemaOf('ProductManifest'), scenario: schemaOf('ProductScenario') };

function schemaOf(name: string): ValidateFunction {
  const validate = ajv.getSchema(`bundle#/$defs/${name}`);
  if (validate === undefined) throw new Error(`generated/bundle.schema.json has no ${name}`);
  return validate;
}

/** Parses the files and checks them against their schemas. */
export function readBundle(files: readonly ProductBundleFile[]): Reading {
  const findings = [...files.flatMap(unknownFile), ...files.flatMap(unreadable), ...sourcesTooLarge(files)];
  const manifestText = files.find(({ path }) => path === MANIFEST)?.content;
  if (manifestText === undefined) findings.push(problem('FILE_MISSING', `The bundle has no ${MANIFEST}.`, { path: MANIFEST }));
  if (!files.some(({ path }) => path === VALIDATOR)) findings.push(problem(
    'FILE_MISSING', `The bundle has no ${VALIDATOR}.`, { path: VALIDATOR },
  ));
  const manifest = manifestText === undefined ? null : parsed<ProductManifest>(MANIFEST, manifestText, validators.manifest, findings);
  const scenarios = new Map<string, ProductScenario>();
  for (const { path, content } of files.filter(({ path }) => SCENARIO.test(path))) {
    const scenario = parsed<ProductScenario>(path, content, validators.scenario, findings);
    if (scenario !== null) scenarios.set(path, scenario);
  }
  const sources = Object.fromEntries(files.filter(({ path }) => path.endsWith('.hl')).map(({ path, content }) => [path, content]));
  return { bundle: manifest === null || findings.length > 0 ? null : { manifest, scenarios, sources }, findings };
}

function unknownFile({ path }: ProductBundleFile): GateFinding[] {
  const known = path === MANIFEST || path.endsWith('.hl') || SCENARIO.test(path);
  return known ? [] : [
    problem('FILE_UNKNOWN', `A bundle has ${MANIFEST}, ${VALIDATOR}, further .hl files and scenarios/<name>.json.`, { path }),
  ];
}

function unreadable({ path, content }: ProductBundleFile): GateFinding[] {
  const place = CONTROL.exec(content)?.index;
  if (place === undefined && content.isWellFormed()) return [];
  return [problem('FILE_NOT_TEXT', 'The file holds characters that are not text.', { path, line: place === undefined
    ? null
    : lineAt(content, place) })];
}

function sourcesTooLarge(files: readonly ProductBundleFile[]): GateFinding[] {
  const bytes = files.filter(({ path }) => path.endsWith('.hl')).reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);
  return bytes <= MAXIMUM_SOURCE_BYTES ? [] : [
    problem('SOURCES_TOO_LARGE', `The .hl files are ${bytes} bytes, of at most ${MAXIMUM_SOURCE_BYTES}.`, { path: null }),
  ];
}

function parsed<T>(path: string, text: string, validate: ValidateFunction, findings: GateFinding[]): T | null {
  if (Buffer.byteLength(text) > MAXIMUM_MANIFEST_BYTES) {
    findings.push(problem('FILE_TOO_LARGE', `The file is larger than ${MAXIMUM_MANIFEST_BYTES} bytes.`, { path }));
    return null;
  }
  const value = json(path, text, findings);
  if (value === undefined) return null;
  if (validate(value)) return value as T;
  findings.push(...(validate.errors ?? []).map((error) => problem('FORM_INVALID', described(error), { path })));
  return null;
}

function json(path: string, text: string, findings: GateFinding[]): unknown {
  try {
    const value: unknown = JSON.parse(text);
    const beyond = beyondJson(text, value);
    if (beyond === undefined) return value;
    findings.push(problem('FORM_INVALID', `/${beyond.loc.slice(1).join('/')} ${beyond.msg}.`, { path }));
    return undefined;
  } catch (error) {
    const position = /position (\d+)/.exec(String(error))?.[1];
    findings.push(problem('NOT_JSON', 'The file is not JSON.', {
      path, line: position === undefined ? 1 : lineAt(text, Number(position)),
    }));
    return undefined;
  }
}

function described({ instancePath, message, params }: ErrorObject): string {
  const extra: unknown = (params as Record<string, unknown>)['additionalProperty'];
  return `${instancePath || 'The whole'} ${message ?? 'is not valid'}${typeof extra === 'string' ? `: ${extra}` : ''}.`;
}

function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}
