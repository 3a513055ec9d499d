import type { Attack } from '../sandbox/attack.ts';
import { forbiddenSteps } from './forbidden.ts';

/** Everything is right except the signature, which is another key's. */
export const wrongSigner: Attack = {
  name: 'wrong_signer',
  description: 'Makes each move with the signature of every other key, of a stranger, and with none.',
  variations: (sandbox) => {
    const { testbed, stranger, honest, context: { treasury } } = sandbox;
    const others = [
      ...[...testbed.keys].map(([name, { hash }]) => ({ who: name, signers: [treasury, hash] })),
      { who: 'a stranger', signers: [treasury, stranger.hash] }, { who: 'nobody', signers: [treasury] },
    ];
    return [
      ...honest.flatMap(({ name, move, plan: { draft }, now }) =>
        others.filter(({ signers }) => !signers.includes(move.signer)).map(({ who, signers }) => ({
          move: name, change: `signed by ${who}`, gain: `The move ${name} was made with the signature of ${who}.`,
          draft: { ...draft, signers }, now,
        }))),
      ...forbiddenSteps(sandbox, 'wrong_signer'),
    ];
  },
};
