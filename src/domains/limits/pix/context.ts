import type { Context } from '../../../platform/context.ts';
import type { PixLimitSettings } from './pix-limits.ts';

/** What the verbs of Pix limits are given. */
export type PixLimitsContext = Context & { readonly pixLimits: PixLimitSettings };
