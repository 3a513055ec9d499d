import type { CompileSubmitRequest, ProductBundleFile } from '../../../../generated/models.ts';
import { canonicalJson, sha256 } from '../../../platform/canonical.ts';
import { refusal, type Refusal } from '../../../platform/errors.ts';

/** All files together, as UTF-8. */
const MAXIMUM_BUNDLE_BYTES = 524_288;
const REQUIRED = ['manifest.json', 'validator.hl'];

/** @returns the fault of a bundle's form, BUNDLE_INVALID or BUNDLE_HASH_MISMATCH; undefined where there is none. */
export function bundleRefusal({ files, bundle_hash }: CompileSubmitRequest): Refusal | undefined {
  const computed = sha256(canonicalJson(files));
  return formRefusal(files) ?? (computed === bundle_hash ? undefined : refusal('BUNDLE_HASH_MISMATCH', { computed }));
}

function formRefusal(files: readonly ProductBundleFile[]): Refusal | undefined {
  const paths = files.map(({ path }) => path);
  const alike = paths.map((path) => path.toLowerCase());
  const twice = paths.find((_, index) => alike.indexOf(alike[index] ?? '') !== index);
  if (twice !== undefined) return invalid('PATH_TWICE', `${twice} is repeated; case makes no difference.`, { path: twice });
  const unsorted = paths.find((path, index) => index > 0 && path < (paths[index - 1] ?? ''));
  if (unsorted !== undefined) return invalid('PATHS_UNSORTED', `${unsorted} is out of order.`, { path: unsorted });
  const missing = REQUIRED.find((path) => !paths.includes(path));
  if (missing !== undefined) return invalid('FILE_MISSING', `The bundle has no ${missing}.`, { path: missing });
  const bytes = files.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);
  if (bytes > MAXIMUM_BUNDLE_BYTES) return invalid('TOO_LARGE', `The files are ${bytes} bytes.`, {
    size_bytes: bytes, maximum: MAXIMUM_BUNDLE_BYTES,
  });
  return undefined;
}

function invalid(reason: string, message: string, details: object): Refusal {
  return refusal('BUNDLE_INVALID', { reason, ...details }, message);
}
