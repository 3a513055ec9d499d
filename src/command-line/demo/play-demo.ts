import { present } from '../../platform/assert.ts';
import { accountingDay, addDays, systemClock } from '../../platform/clock.ts';
import { readConfig } from '../../platform/config.ts';
import { readRunning } from '../ready.ts';
import { endWithParent } from '../simulated.ts';
import { playStory } from './player.ts';
import { tellStory } from './story.ts';

/**
 * Plays the demo's days, which end yesterday, against the service of the data folder. Prints a line of JSON for each day, and last what
 * there is. Ends with its parent.
 */
export async function playDemo(): Promise<void> {
  const { RAZAO_DATA_DIR, RAZAO_DEMO: days } = readConfig(process.env);
  endWithParent();
  const { base_url, sponsor_url, tenants: [tenant] } = readRunning(RAZAO_DATA_DIR);
  const client = present(tenant?.clients.find(({ name }) => name === 'full'), 'a client of the demo tenant');
  const provider = present(tenant?.providers.find(({ type }) => type === 'SPONSOR_BANK'), 'the account of the demo tenant at the bank');
  const tell = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`);
  const story = tellStory(addDays(accountingDay(systemClock.now()), -days), days);
  tell(await playStory(story, {
    baseUrl: base_url, sponsorUrl: present(sponsor_url, 'a simulated bank'), providerId: provider.provider_id,
    clientId: client.client_id, clientSecret: client.client_secret,
  }, (day) => tell({ day })));
  process.exit();
}
