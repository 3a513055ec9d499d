import type { Context } from '../../platform/context.ts';
import { ApiError, fail } from '../../platform/errors.ts';
import { errorCatalogue } from '../../../generated/errors.ts';
import type { ClientLanguage } from './clients/client-input.ts';
import type { PortalContext } from './making/context.ts';
import { isNamed } from './entity-tags.ts';
import { requestBuild } from './making/build-requests.ts';
import { readArchive, readState } from './making/build-state.ts';
import { readBuildRequest } from './making/read-input.ts';

const SOON_SECONDS = 2;
const VERSION_DIGITS = 8;

/** A client as it is sent. */
interface TenantSdk {
  /** Strong: of the bytes. */
  readonly etag: string;
  /** Undefined where the caller has it already. */
  readonly archive: Uint8Array | undefined;
  /** SHA-256 of the archive, in base64. */
  readonly digest: string;
  readonly fileName: string;
}

/**
 * A client of the caller's products in one language. One that is not made yet is made, and waited for a while.
 * @param ifNoneMatch tags of archives that the caller has.
 * @throws ApiError SDK_LANGUAGE_NOT_FOUND, SDK_NOT_READY.
 */
export async function getTenantSdk(ctx: Context & PortalContext, name: string, ifNoneMatch: string | undefined): Promise<TenantSdk> {
  const language = ctx.portal.languages.find((it) => it.name === name) ?? await refuse(ctx, name);
  const { buildId, version } = await readBuildRequest(ctx, language);
  const sha256 = await madeBuild(ctx, language, buildId, version);
  const digest = Buffer.from(sha256, 'hex');
  const etag = `"${digest.toString('base64url')}"`;
  const fileName = `${ctx.tenant}-products-${language.name}-${version.slice(0, VERSION_DIGITS)}.zip`;
  if (isNamed(etag, ifNoneMatch)) return { etag, archive: undefined, digest: digest.toString('base64'), fileName };
  const archive = await readArchive(ctx, buildId) ?? notReady(name, SOON_SECONDS);
  return { etag, archive, digest: digest.toString('base64'), fileName };
}

async function madeBuild(ctx: Context & PortalContext, language: ClientLanguage, buildId: string, version: string): Promise<string> {
  let build = await readState(ctx, buildId);
  if (build.state === 'MADE') return build.sha256;
  if (language.generator && (await ctx.portal.tools.look()).state === 'MISSING') await refuse(ctx, language.name);
  if (build.state === 'UNKNOWN') await requestBuild(ctx, { buildId, language: language.name, version });
  if (build.state !== 'FAILED') build = await ctx.portal.waits.until(ctx, buildId);
  if (build.state === 'MADE') return build.sha256;
  return notReady(language.name, build.state === 'FAILED' ? build.againAfterSeconds : SOON_SECONDS);
}

function notReady(language: string, afterSeconds: number): never {
  throw new ApiError('SDK_NOT_READY', errorCatalogue.SDK_NOT_READY.title, { language }, { 'Retry-After': String(afterSeconds) });
}

/** Names the languages that this installation can make. */
async function refuse({ portal }: PortalContext, language: string): Promise<never> {
  const hasGenerator = (await portal.tools.look()).state !== 'MISSING';
  const languages = portal.languages.filter(({ generator }) => !generator || hasGenerator).map(({ name }) => name);
  return fail('SDK_LANGUAGE_NOT_FOUND', { language, languages });
}
