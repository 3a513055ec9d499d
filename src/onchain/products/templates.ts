import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProductBundleFile } from '../../../generated/models.ts';
import { assert } from '../../platform/assert.ts';
import { fail } from '../../platform/errors.ts';

/** A version of a shipped template: the files of a bundle. */
export interface Template {
  readonly templateId: string;
  readonly templateVersion: number;
  /** By path, `/` between folders. */
  readonly files: readonly ProductBundleFile[];
}

/** Folder of the templates that are shipped: `<id>/<version>/`, each a bundle as the foundry takes it. */
export const SHIPPED = join(import.meta.dirname, 'templates');

const TEMPLATE_ID = /^[a-z][a-z0-9-]{0,63}$/;
const VERSION = /^[1-9][0-9]{0,8}$/;

/** The templates that are shipped. A new one is a folder and nothing else. */
export class Templates {
  /** By id; the newest version of each first. */
  readonly #all: ReadonlyMap<string, readonly Template[]>;

  private constructor(all: ReadonlyMap<string, readonly Template[]>) {
    this.#all = all;
  }

  /**
   * Reads a folder of templates, sorted by name and version.
   * @throws for a folder whose name is not that of a template or of a version.
   */
  static read(folder: string): Templates {
    return new Templates(new Map(foldersIn(folder).map((templateId) => {
      assert(TEMPLATE_ID.test(templateId), `templates are named in lower case: ${templateId}`);
      return [templateId, versionsOf(folder, templateId)];
    })));
  }

  /**
   * A template by its name.
   * @param version the newest unless given.
   * @throws ApiError PRODUCT_TEMPLATE_NOT_FOUND, which lists what there is.
   */
  find(templateId: string, version?: number): Template {
    const versions = this.#all.get(templateId) ?? [];
    const found = version === undefined ? versions[0] : versions.find(({ templateVersion }) => templateVersion === version);
    return found ?? fail('PRODUCT_TEMPLATE_NOT_FOUND', { templates: this.list() });
  }

  /** Templates by name; versions count up. */
  list(): { template_id: string; versions: number[] }[] {
    return [...this.#all].map(([template_id, versions]) => ({
      template_id, versions: versions.map(({ templateVersion }) => templateVersion).toReversed(),
    }));
  }
}

function versionsOf(folder: string, templateId: string): Template[] {
  const versions = foldersIn(join(folder, templateId)).map((name) => {
    assert(VERSION.test(name), `versions of templates are numbers from 1: ${templateId}/${name}`);
    return Number(name);
  });
  assert(versions.length > 0, `the template ${templateId} has a version`);
  return versions.toSorted((a, b) => b - a).map((templateVersion) => (
    { templateId, templateVersion, files: filesIn(join(folder, templateId, String(templateVersion))) }));
}

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).filter((it) => it.isDirectory()).map(({ name }) => name).toSorted();
}

function filesIn(folder: string): ProductBundleFile[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true }).filter((it) => it.isFile())
    .map((it) => join(it.parentPath, it.name))
    .map((path) => ({ path: path.slice(folder.length + 1).replaceAll('\\', '/'), content: readFileSync(path, 'utf8') }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
