import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Mustache from 'mustache';

const ROOT = join(import.meta.dirname, '../../../..');

/**
 * Writes a text as a language needs it in one place: a literal, a comment, a line of Markdown.
 * @param indent of the lines after the first.
 */
export type Escape = (text: string, indent: string) => string;

/** Renders `<name>.mustache` with these values. @throws Error for a name that has no value */
export type Render = (name: string, values: object) => string;

/** A name that a template misspells is an error, not an empty text. */
class Values extends Mustache.Context {
  override push(view: unknown): Values {
    return new Values(view, this);
  }

  override lookup(name: string): unknown {
    const value: unknown = super.lookup(name);
    if (value === undefined) throw new Error(`a template asks for ${name}, which has no value`);
    return value;
  }
}

type Section = () => (template: string, render: (template: string) => string) => string;

/**
 * The templates of one folder. Nothing is escaped by itself: a template names the escape of each text of a manifest.
 * @param escapes by the sections that apply them: `{{#quoted}}{{title}}{{/quoted}}`.
 */
export function templatesIn(folder: string, escapes: Readonly<Record<string, Escape>>): Render {
  const sections: Record<string, Section> = { oneLine: sectionOf((template, render) => render(joined(template))) };
  for (const [name, escape] of Object.entries(escapes)) sections[name] = sectionOf((template, render, indent) =>
    escape(render(template), indent));
  const writer = new Mustache.Writer();
  const texts = new Map<string, string>();
  const textOf = (name: string): string => {
    const text = texts.get(name) ?? readFileSync(join(ROOT, folder, `${name}.mustache`), 'utf8');
    texts.set(name, text);
    return text;
  };
  return (name, values) => writer.render(textOf(name), new Values(values, new Values(sections)), textOf, { escape: String });
}

/** A section whose tags have lines of their own is written as lines, with the indentation of its closing tag. */
function sectionOf(write: (template: string, render: (template: string) => string, indent: string) => string): Section {
  return () => (template, render) => {
    const [, indent] = /^\n[^]*\n([ \t]*)$/.exec(template) ?? [];
    if (indent === undefined) return write(template, render, '');
    const inner = template.slice(0, template.length - indent.length - 1).replaceAll(`\n${indent}`, '\n').slice(1);
    return `${indent}${write(inner, render, indent)}\n`;
  };
}

/** The lines of a template as one, so that no template is as wide as what it makes. A space comes behind a comma and an opening brace. */
function joined(template: string): string {
  return template.replace(/(?<=[,{])\n\s*/g, ' ').replace(/\n\s*/g, '');
}
