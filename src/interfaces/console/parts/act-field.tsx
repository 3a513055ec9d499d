import { useId, type ReactNode } from 'react';
import { minorUnitsOf } from '../format/money.ts';
import { acts } from '../text/acts.ts';
import type { Text } from '../text/text.ts';
import { useText } from '../text/use-text.ts';

export type FieldValues = Readonly<Record<string, string>>;

/** Something that an act asks for. */
export interface Field {
  readonly name: string;
  readonly label: Text;
  readonly kind: 'TEXT' | 'AMOUNT' | 'CHOICE' | 'NUMBER' | 'DAY' | 'INSTANT';
  readonly isRequired?: boolean;
  readonly start?: string;
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  readonly maxLength?: number;
  readonly hint?: ReactNode;
}

/** The reason that acts record. */
export function reasonField(isRequired = false): Field {
  return { name: 'reason', label: isRequired ? acts.reasonRequired : acts.reasonOptional, kind: 'TEXT', isRequired, maxLength: 500 };
}

/** The body's `reason`, left out where none is given. */
export function reasonIn({ reason = '' }: FieldValues): { reason?: string } {
  return reason.trim() === '' ? {} : { reason: reason.trim() };
}

/** Says why a value cannot be sent; undefined for one that can. */
export function problemOf({ kind, isRequired = false }: Field, value: string): 'MISSING' | 'NOT_AN_AMOUNT' | undefined {
  if (value.trim() === '') return isRequired ? 'MISSING' : undefined;
  if (kind === 'AMOUNT' && (minorUnitsOf(value) ?? 0) <= 0) return 'NOT_AN_AMOUNT';
  return undefined;
}

export interface ActFieldProps {
  readonly field: Field;
  readonly value: string;
  readonly isFixed: boolean;
  readonly hasProblem: boolean;
  readonly change: (value: string) => void;
}

export function ActField({ field, value, isFixed, hasProblem, change }: ActFieldProps): ReactNode {
  const say = useText();
  const id = useId();
  const { label, kind, choices = [], isRequired = false, maxLength, hint } = field;
  const shared = { id, value, disabled: isFixed, required: isRequired, 'aria-invalid': hasProblem && value !== '' ? true : undefined };
  return (
    <div className="field">
      <label htmlFor={id}>{say(label)}</label>
      {kind === 'CHOICE' && (
        <select {...shared} onChange={(event) => change(event.target.value)}>
          {!isRequired && <option value="">–</option>}
          {choices.map((it) => (
            <option key={it.value} value={it.value}>
              {it.label}
            </option>
          ))}
        </select>
      )}
      {kind === 'TEXT' && maxLength !== undefined && maxLength > 200 && (
        <textarea {...shared} rows={2} maxLength={maxLength} onChange={(event) => change(event.target.value)} />
      )}
      {kind !== 'CHOICE' && !(kind === 'TEXT' && maxLength !== undefined && maxLength > 200) && (
        <input
          {...shared}
          autoComplete="off"
          type={kind === 'DAY' ? 'date' : kind === 'INSTANT' ? 'datetime-local' : 'text'}
          inputMode={kind === 'AMOUNT' ? 'decimal' : kind === 'NUMBER' ? 'numeric' : undefined}
          maxLength={maxLength}
          onChange={(event) => change(event.target.value)}
        />
      )}
      {hasProblem && value !== '' && kind === 'AMOUNT' && <p className="bad">{say(acts.notAnAmount)}</p>}
      {hint !== undefined && <p className="quiet">{hint}</p>}
    </div>
  );
}
