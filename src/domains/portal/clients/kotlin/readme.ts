import type { ClientInput } from '../client-input.ts';
export function readme(input: ClientInput): string {
  return `# ${input.className}\n`;
}
