import { settingGroups } from '../../platform/config.ts';

interface Setting {
  readonly default?: unknown;
  readonly desc?: string;
  readonly choices?: readonly unknown[];
}

/** The guide to the settings, made of their declarations in `platform/config.ts`. */
export function settingsPage(): string {
  const sections = Object.entries(settingGroups).map(
    ([title, settings]) => `## ${title} settings\n| variable | default | meaning |\n|---|---|---|\n${rows(settings)}`,
  );
  return `# Settings

<!-- Made from src/platform/config.ts by \`make generate\`. -->
Settings are environment variables, checked at the start. One line reports everything that is wrong. An empty variable counts as unset.

${sections.join('\n')}`;
}

function rows(settings: Readonly<Record<string, Setting>>): string {
  return Object.entries(settings).map(([name, { desc = '', choices, ...setting }]) => {
    const values = choices ? ` One of ${choices.map((it) => `\`${String(it)}\``).join(', ')}.` : '';
    return `| \`${name}\` | ${defaultOf(setting.default)} | ${desc}${values} |\n`;
  }).join('');
}

function defaultOf(value: unknown): string {
  if (value === undefined || (typeof value === 'object' && Object.keys(value ?? {}).length === 0)) return 'none';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return `\`${Array.isArray(value) && new Set(value).size === 1 ? String(value[0]) : String(value)}\``;
}
