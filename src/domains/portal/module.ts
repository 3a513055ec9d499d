import type { Module, Ground } from '../../platform/module.ts';
import type { PortalContext } from './context.ts';
import { Contracts } from './description/contracts.ts';
import { DescriptionTexts } from './description-texts.ts';

/** What a tenant's programmers are given of its products: their description. */
export const portalModule: Module<Ground, PortalContext> = {
  domain: 'portal',
  open: () => {
    let contracts: Contracts | undefined;
    return { context: { portal: { contracts: () => (contracts ??= Contracts.read()), texts: new DescriptionTexts() } } };
  },
};
