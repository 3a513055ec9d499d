/** Filters above a list. Each is a part of the view's address. */
import { useEffect, useId, useState, type ReactNode } from 'react';
import { common } from '../text/common.ts';
import type { Text } from '../text/text.ts';
import { useCode } from '../text/use-code.ts';
import { useText } from '../text/use-text.ts';

interface FilterProps {
  readonly label: Text;
  readonly value: string | undefined;
  readonly change: (value: string | undefined) => void;
}

export function ChoiceFilter({
  label,
  value,
  change,
  choices,
  isRequired = false,
}: FilterProps & {
  readonly choices: readonly string[] | readonly (readonly [string, string])[];
  readonly isRequired?: boolean;
}): ReactNode {
  const say = useText();
  const word = useCode();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{say(label)}</label>
      <select id={id} value={value ?? ''} onChange={(event) => change(event.target.value || undefined)}>
        {!isRequired && <option value="">{say(common.all)}</option>}
        {choices.map((choice) => {
          const [name, text] = typeof choice === 'string' ? [choice, word(choice)] : choice;
          return (
            <option key={name} value={name}>
              {text}
            </option>
          );
        })}
      </select>
    </div>
  );
}

/** Takes effect with Enter, or when it is left. */
export function TextFilter({
  label,
  value,
  change,
  placeholder,
  type = 'text',
  isWide = false,
}: FilterProps & { readonly placeholder?: string; readonly type?: 'text' | 'date' | 'search'; readonly isWide?: boolean }): ReactNode {
  const say = useText();
  const id = useId();
  const [typed, setTyped] = useState(value ?? '');
  useEffect(() => setTyped(value ?? ''), [value]);
  const commit = (text: string) => {
    if (text !== (value ?? '')) change(text.trim() || undefined);
  };
  return (
    <div className={`field${isWide ? ' grow' : ''}`}>
      <label htmlFor={id}>{say(label)}</label>
      <input
        id={id}
        type={type}
        value={typed}
        placeholder={placeholder}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => {
          setTyped(event.target.value);
          if (type === 'date') commit(event.target.value);
        }}
        onBlur={() => commit(typed)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit(typed);
        }}
      />
    </div>
  );
}

export function CheckFilter({ label, value, change }: FilterProps): ReactNode {
  const say = useText();
  const id = useId();
  return (
    <div className="check">
      <input id={id} type="checkbox" checked={value === 'true'} onChange={(event) => change(event.target.checked ? 'true' : undefined)} />
      <label htmlFor={id}>{say(label)}</label>
    </div>
  );
}
