import { documentation, commentText, javaLiteral } from '../jvm/texts.ts';
import { templatesIn } from '../templates.ts';
import { asLine } from '../texts.ts';

export const TEMPLATES = 'sdk/java/templates';
export const render = templatesIn(TEMPLATES, { doc: documentation, text: commentText, quoted: javaLiteral, markdown: asLine });
