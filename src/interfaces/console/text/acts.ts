import type { Texts } from './text.ts';

export const acts = {
  does: { pt: 'O que isto faz', en: 'What this does' },
  sameElsewhere: { pt: 'O mesmo por curl e pelo SDK', en: 'The same by curl and by the SDK' },
  curl: { pt: 'curl', en: 'curl' },
  sdk: { pt: 'SDK', en: 'SDK' },
  key: { pt: 'Chave de idempotência', en: 'Idempotency key' },
  keyHow: {
    pt: 'Feita quando este diálogo abriu: enviar duas vezes é um só ato.',
    en: 'Made when this dialog opened: sending twice is one act.',
  },
  typeToConfirm: { pt: 'Digite {text} para confirmar', en: 'Type {text} to confirm' },
  reasonRequired: { pt: 'Motivo (fica registrado)', en: 'Reason (it is recorded)' },
  reasonOptional: { pt: 'Motivo (opcional, fica registrado)', en: 'Reason (optional, it is recorded)' },
  sending: { pt: 'Enviando…', en: 'Sending…' },
  done: { pt: 'Feito', en: 'Done' },
  replayed: { pt: 'Já estava feito: esta é a primeira resposta.', en: 'It was done before: this is the first answer.' },
  unknown: { pt: 'A resposta se perdeu', en: 'The answer was lost' },
  unknownHow: {
    pt: 'Pode ter sido feito. Pergunte de novo: sob a mesma chave nada acontece duas vezes.',
    en: 'It may have been done. Ask again: under the same key nothing happens twice.',
  },
  askAgain: { pt: 'Perguntar de novo', en: 'Ask again' },
  ended: {
    pt: 'A sessão terminou antes do envio. Entre de novo e envie: a chave é a mesma.',
    en: 'The session ended before it was sent. Sign in and send again: the key is the same.',
  },
  refused: { pt: 'Recusado: {code}', en: 'Refused: {code}' },
  notAnAmount: { pt: 'Não é um valor', en: 'Not an amount' },
  needsPlatform: { pt: 'Só um cliente da plataforma pode', en: 'Only a client of the platform may' },
  needsScope: { pt: 'Precisa do escopo {scope}', en: 'Needs the scope {scope}' },
} as const satisfies Texts;
