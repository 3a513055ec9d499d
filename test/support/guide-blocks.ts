/** The fenced blocks of a guide, as the tests that try them see them. */
import { delimiter } from 'node:path';
import type { Guide } from '../../src/interfaces/docs/audiences.ts';
import { readGuide } from '../../src/interfaces/docs/guides.ts';

export interface Block {
  readonly language: string;
  readonly text: string;
}

/** Commands and their printed answer; undefined when there is none. */
export interface Tried {
  readonly text: string;
  readonly shown: Block | undefined;
}

export function blocksOf(markdown: string): Block[] {
  return [...markdown.matchAll(/^```(\w+)\n([^]*?)^```$/gm)].map(([, language = '', text = '']) => ({ language, text }));
}

const TO_THE_SERVICE = /^(?:.*(?:\$\(|[;{] ))?(?:api|control|ready|razao)\b/m;

/** The commands of a guide: those to the mocks, and those to the service of `make run`, which follow one another. */
export function commandsOf(guide: Guide): { toMocks: Tried[]; toService: Tried[]; token: Tried[] } {
  const blocks = blocksOf(readGuide(guide));
  const commands = blocks.flatMap(({ language, text }, index) => (language === 'sh' && !text.startsWith('make ') ? [
    { text, shown: blocks[index + 1] },
  ] : []));
  const toService = commands.filter(({ text }) => TO_THE_SERVICE.test(text));
  const others = commands.filter((it) => !toService.includes(it));
  const token = others.filter(({ text }) => text.includes('TOKEN='));
  return { toService, token, toMocks: others.filter((it) => !token.includes(it)) };
}

/** The `PATH` of who pastes a guide's commands: without the programs of node_modules, so that `node` is the machine's own. */
export function pathOfUser(): string {
  return (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules')).join(delimiter);
}
