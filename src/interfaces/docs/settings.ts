import { settingGroups } from '../../platform/config.ts';

interface Setting {
  readonly default?: unknown;
  readonly desc?: string;
  readonly choices?: readonly unknown[];
}

const ABOUT =
  'Settings are environment variables, checked at the start. One line reports everything that is wrong. An empty variable counts as unset.';

/**
 * The guide to the settings, made of their declarations in `platform/config.ts`.
 * @param say says a text in the language of the page.
 */
export function settingsPage(say: (english: string) => string = (text) => text): string {
  const head = `| ${['variable', 'default', 'meaning'].map(say).join(' | ')} |\n|---|---|---|`;
  const sections = Object.entries(settingGroups).map(
    ([title, settings]) => `## ${say(`${title} settings`)}\n${head}\n${rows(settings, say)}`,
  );
  return `# ${say('Settings')}

<!-- Made from src/platform/config.ts by \`make generate\`. -->
${say(ABOUT)}

${sections.join('\n')}`;
}

function rows(settings: Readonly<Record<string, Setting>>, say: (english: string) => string): string {
  return Object.entries(settings).map(([name, { desc = '', choices, ...setting }]) => {
    const values = choices ? ` ${say('One of')} ${choices.map((it) => `\`${String(it)}\``).join(', ')}.` : '';
    return `| \`${name}\` | ${defaultOf(setting.default, say)} | ${say(desc)}${values} |\n`;
  }).join('');
}

function defaultOf(value: unknown, say: (english: string) => string): string {
  if (value === undefined || (typeof value === 'object' && Object.keys(value ?? {}).length === 0)) return say('none');
  if (typeof value === 'boolean') return say(value ? 'on' : 'off');
  return `\`${Array.isArray(value) && new Set(value).size === 1 ? String(value[0]) : String(value)}\``;
}
