import { generateKeyPairSync } from 'node:crypto';
import express, { type Router } from 'express';
import { CompactSign, exportJWK } from 'jose';
import type { Clock } from '../../src/platform/clock.ts';
import type { Cob, PspBooks } from './books.ts';

const KID = 'psp-simulado';

/** Locations of charges, as payers' institutions read them: signed (JWS), open to anybody who has the address. */
export function payloads(books: PspBooks, clock: Clock): Router {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const router = express.Router();
  router.get(['/qr/v2/:token', '/qr/v2/cobv/:token'], async ({ params }, response) => {
    const cob = [...books.charges.values()].find(({ loc }) => loc.location.endsWith(`/${params.token}`));
    if (!cob) return void response.status(404).json({});
    if (cob.status.startsWith('REMOVIDA')) return void response.status(410).json({});
    const signed = await new CompactSign(Buffer.from(JSON.stringify(payloadOf(books, cob, clock))))
      .setProtectedHeader({ alg: 'RS256', typ: 'JWS', kid: KID, jku: 'https://pix.simulado.example/jwks' }).sign(privateKey);
    response.type('application/jose').send(signed);
  });
  router.get('/jwks', async (_request, response) => void response.json({ keys: [{ ...await exportJWK(publicKey), kid: KID,
    alg: 'RS256' }] }));
  return router;
}

function payloadOf(books: PspBooks, cob: Cob, clock: Clock): object {
  const { txid, revisao, status, calendario, chave, devedor, recebedor, solicitacaoPagador, loc } = cob;
  const valor = loc.tipoCob === 'cobv' ? { ...cob.valor, final: books.asked(cob) } : cob.valor;
  return {
    txid, revisao, status, calendario: { ...calendario, apresentacao: clock.now().toISOString() }, valor, chave,
    ...(devedor && { devedor, recebedor }), ...(solicitacaoPagador !== undefined && { solicitacaoPagador }),
  };
}
