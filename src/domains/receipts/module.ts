import { Router } from 'express';
import { derive } from '../../platform/context.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Module } from '../../platform/module.ts';
import type { EntryProofs } from '../journal/index.ts';
import type { PaymentReceipts } from '../obligations/index.ts';
import { renderReceipt, renderVerifier, type VerifierPage } from './page.ts';
import { receiptOf } from './receipt.ts';
import { verifierScript } from './verifier-script.ts';

/** Receipts of payments, with a proof, and the page that verifies them. */
export const receiptsModule: Module<Dependencies & EntryProofs, PaymentReceipts> = {
  domain: 'receipts',
  open: ({ config, entryProof }) => {
    const verifier = `${config.RAZAO_ISSUER ?? `http://localhost:${config.PORT}`}/verify`;
    const router = Router({ caseSensitive: true, strict: true });
    let page: Promise<VerifierPage> | undefined;
    router.get('/verify', async (_request, response) => {
      const { html, policy } = await (page ??= verifierScript().then(renderVerifier));
      response.setHeader('Content-Security-Policy', `${policy}; frame-ancestors 'none'`);
      response.setHeader('Cache-Control', 'public, max-age=300').type('html').send(html);
    });
    return {
      context: {
        paymentReceipt: async (ctx, obligation) => renderReceipt(await receiptOf(derive(ctx, { entryProof }), obligation), verifier),
      },
      routes: router,
    };
  },
};
