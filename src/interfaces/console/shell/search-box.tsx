/** The search box over the page: places to go to, and anything to search for. */
import { useState, type ReactNode } from 'react';
import * as Dialog from '@radix-ui/react-dialog';
import { useNavigate } from '@tanstack/react-router';
import { Command } from 'cmdk';
import { useSession } from '../data/session.ts';
import { placeOf } from '../parts/values.tsx';
import { keepSearched } from '../views/search/searched.ts';
import { common } from '../text/common.ts';
import { shell } from '../text/shell.ts';
import { useText } from '../text/use-text.ts';
import { placeGroups } from './places.ts';

export function SearchBox({ close }: { readonly close: () => void }): ReactNode {
  const say = useText();
  const navigate = useNavigate();
  const scopes = useSession()?.scopes ?? new Set<string>();
  const [text, setText] = useState('');
  const places = placeGroups.flatMap((group) => group.places).filter((it) => it.scopes.some((scope) => scopes.has(scope)));
  const go = (to: string) => {
    close();
    void navigate({ to });
  };
  const search = () => {
    close();
    void navigate({ to: '/search', search: keepSearched(text.trim()) } as never);
  };
  const direct = placeOf(text.trim());
  return (
    <Dialog.Root
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
    >
      <Dialog.Portal>
        <div className="backdrop" />
        <Dialog.Content className="dialog palette" aria-describedby={undefined}>
          <Dialog.Title className="visually-hidden">{say(common.search)}</Dialog.Title>
          <Command label={say(common.search)} shouldFilter={false} loop>
            <Command.Input
              className="palette-input"
              autoFocus
              value={text}
              onValueChange={setText}
              placeholder={say(shell.searchPlaceholder)}
            />
            <Command.List className="palette-list">
              {direct !== undefined && (
                <Command.Item className="palette-item" value="direct" onSelect={() => go(direct)}>
                  {say(common.open)} <span className="id">{text.trim()}</span>
                </Command.Item>
              )}
              {text.trim() !== '' && (
                <Command.Item className="palette-item" value="search" onSelect={search}>
                  {say(shell.searchFor, { text: text.trim() })}
                </Command.Item>
              )}
              <Command.Group heading={say(shell.goTo)}>
                {places
                  .filter(({ label }) => say(label).toLowerCase().includes(text.trim().toLowerCase()))
                  .map(({ to, label }) => (
                    <Command.Item key={to} className="palette-item" value={to} onSelect={() => go(to)}>
                      {say(label)}
                    </Command.Item>
                  ))}
              </Command.Group>
            </Command.List>
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
