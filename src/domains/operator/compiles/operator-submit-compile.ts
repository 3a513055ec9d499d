import type { CompileResponse, CompileSubmitRequest } from '../../../../generated/models.ts';
import type { Context } from '../../../platform/context.ts';
import { submitCompile } from '../../../onchain/foundry/index.ts';

/** Submits a bundle for the tenant that the path names. @throws ApiError as `submitCompile` says. */
export function operatorSubmitCompile(ctx: Context, body: CompileSubmitRequest): Promise<CompileResponse> {
  return submitCompile(ctx, body);
}
