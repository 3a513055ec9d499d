import type { Context } from '../../../platform/context.ts';
import type { PixLimitSettings } from './pix-limits.ts';

/** Context of the operations on Pix limits. */
export type PixLimitsContext = Context & { readonly pixLimits: PixLimitSettings };
