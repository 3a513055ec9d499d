import { documentation, commentText, kotlinLiteral } from '../jvm/texts.ts';
import { templatesIn } from '../templates.ts';
import { asLine } from '../texts.ts';

export const TEMPLATES = 'sdk/kotlin/templates';
export const render = templatesIn(TEMPLATES, { doc: documentation, text: commentText, quoted: kotlinLiteral, markdown: asLine });
