import { ValidationService, type FieldErrors } from '@tsoa/runtime';
import { isLonger, isShorter } from '../characters.ts';
import { isDay, namesADay } from '../clock.ts';

type Text = Parameters<ValidationService['validateString']>;

/** tsoa's validation, but a value is one of an enum only if it is that very value, and texts are read as JSON Schema does. */
export class ExactValidation extends ValidationService {
  /** tsoa compares texts: to it, `["BRL"]` is BRL, and "null" is null. */
  override validateEnum(
    name: string, value: unknown, fieldErrors: FieldErrors, members: (string | number | boolean | null)[] = [], parent = '',
  ): unknown {
    if (members.includes(value as string)) return value;
    const shown = members.map((member) => (typeof member === 'string' ? `'${member}'` : String(member)));
    fieldErrors[parent + name] = { message: `should be one of the following; [${shown.join(',')}]`, value };
    return undefined;
  }

  /** Adds to what is unknown the names that the object has, for a hint at the one that was meant. */
  override validateModel(...[given]: Parameters<ValidationService['validateModel']>): unknown {
    const validated: unknown = super.validateModel(given);
    const { name, value, modelDefinition, fieldErrors, parent = '' } = given;
    if (validated === undefined && modelDefinition?.dataType === 'refObject' && typeof value === 'object' && value !== null) {
      const known = Object.keys(modelDefinition.properties ?? {});
      for (const key of Object.keys(value as object)) {
        const found = known.includes(key) ? undefined : fieldErrors[`${parent}${name}.${key}`];
        if (found) Object.assign(found, { known });
      }
    }
    return validated;
  }

  /** tsoa takes True and TRUE of a query. */
  override validateBool(...[name, value, ...rest]: Parameters<ValidationService['validateBool']>): boolean | undefined {
    const known: unknown = value === 'true' || value === 'false' || typeof value === 'boolean' ? value : 'none';
    return super.validateBool(name, known, ...rest);
  }

  /** Characters are code points, as everywhere in JSON Schema; tsoa counts and matches UTF-16 units. */
  override validateString(...[name, value, fieldErrors, validators = {}, parent = '']: Text): string | undefined {
    const { minLength, maxLength, pattern, ...others } = validators;
    if (super.validateString(name, value, fieldErrors, others, parent) === undefined) return undefined;
    const text = String(value);
    const message = lengthMistake(text, minLength, maxLength) ?? patternMistake(text, pattern);
    if (message === undefined) return text;
    fieldErrors[parent + name] = { message, value };
    return undefined;
  }
}

type Limit = { readonly value: number } | undefined;

function lengthMistake(text: string, least: Limit, most: Limit): string | undefined {
  if (least && isShorter(text, least.value)) return `minLength ${least.value}`;
  return most && isLonger(text, most.value) ? `maxLength ${most.value}` : undefined;
}

function patternMistake(text: string, pattern: { readonly value: string; readonly errorMsg?: string } | undefined): string | undefined {
  if (!pattern) return undefined;
  if (!matches(pattern.value, text)) return pattern.errorMsg ?? `Not match in '${pattern.value}'`;
  return namesADay(pattern.value) && !isDay(text) ? 'no such day' : undefined;
}

const patterns = new Map<string, RegExp>();

/** The contract has some hundred patterns: each is compiled once. */
function matches(pattern: string, text: string): boolean {
  const known = patterns.get(pattern) ?? new RegExp(pattern, 'u');
  patterns.set(pattern, known);
  return known.test(text);
}
