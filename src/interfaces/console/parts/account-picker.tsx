/** Chooses an account by its owner's name or its identifier. The choice is in the address; what was typed is not. */
import { useId, useState, type ReactNode } from 'react';
import { useRead } from '../data/queries.ts';
import { common } from '../text/common.ts';
import { useText } from '../text/use-text.ts';
import { useAccountName } from './account-name.tsx';
import { shortId } from './values.tsx';

const FOUND = 8;

export function AccountPicker({
  value,
  change,
}: {
  readonly value: string | undefined;
  readonly change: (id: string | undefined) => void;
}): ReactNode {
  const say = useText();
  const id = useId();
  const [typed, setTyped] = useState('');
  const name = useAccountName(value);
  const { data } = useRead(
    ['pick', typed],
    (client, options) => client.accounts.search({ ...(typed !== '' && { query: typed }), type: 'CUSTOMER', limit: FOUND }, options),
    { keepsPrevious: true },
  );
  return (
    <div className="field grow picker">
      <label htmlFor={id}>{say(common.accountOrName)}</label>
      <input
        id={id}
        type="search"
        value={typed}
        spellCheck={false}
        autoComplete="off"
        placeholder={value === undefined ? '' : (name ?? shortId(value))}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="picker-found">
        {value !== undefined && (
          <button type="button" className="button small primary" onClick={() => change(undefined)}>
            <AccountNameText id={value} /> ✕
          </button>
        )}
        {data?.data
          .filter((it) => it.id !== value)
          .map((it) => (
            <button
              key={it.id}
              type="button"
              className="button small"
              title={it.id}
              onClick={() => {
                setTyped('');
                change(it.id);
              }}
            >
              <AccountNameText id={it.id} />
            </button>
          ))}
      </div>
    </div>
  );
}

function AccountNameText({ id }: { readonly id: string }): ReactNode {
  return useAccountName(id) ?? shortId(id);
}
