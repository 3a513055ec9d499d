/** Makes the ten tickets in the service that `make run` has started, and prints them. Run by `make tickets`. */
import { readFileSync } from 'node:fs';
import type { ReadyFile } from '../../src/command-line/ready.ts';
import { Razao } from '../../sdk/src/index.ts';
import { controlOf } from './control.ts';
import { makeSituations, TICKETS } from './tickets.ts';

const ready = JSON.parse(readFileSync(process.argv[2] ?? '.razao/ready.json', 'utf8')) as ReadyFile;
const client = ready.tenants[0]?.clients.find(({ name }) => name === 'full');
const sponsorUrl = ready.sponsor_url;
if (!client || !sponsorUrl) throw new Error('start "make run" first: the tickets are made in its tenant demo');

const razao = new Razao({ baseUrl: ready.base_url, clientId: client.client_id, clientSecret: client.client_secret });
await makeSituations(
  { razao, control: controlOf(sponsorUrl, 'sim-demo'), providerId: 'sim-demo', sponsorUrl, product: 'caucao-aluguel' },
  `t${process.pid}`,
);
process.stdout.write(
  `Answer these with the console alone, ${ready.base_url}/console/, each within two minutes:\n\n${
    TICKETS.map(({ told, asked }, place) => `${place + 1}. ${told}\n   ${asked}\n`).join('\n')}`,
);
