/** A filter that may be somebody's name: it stays in memory, and out of the address. */
import { useId, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Text } from '../text/text.ts';
import { useText } from '../text/use-text.ts';

const values = new Map<string, string>();
const listeners = new Set<() => void>();

/** The text that a filter of this name has; empty for none. */
export function useMemoryFilter(name: string): string {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => values.get(name) ?? '',
  );
}

/** Takes effect a moment after the last letter. */
export function MemoryFilter({ name, label }: { readonly name: string; readonly label: Text }): ReactNode {
  const say = useText();
  const id = useId();
  const value = useMemoryFilter(name);
  const [typed, setTyped] = useState(value);
  const [timer, setTimer] = useState<number>();
  const change = (text: string) => {
    setTyped(text);
    clearTimeout(timer);
    setTimer(
      window.setTimeout(() => {
        values.set(name, text.trim());
        for (const listener of listeners) listener();
      }, 300),
    );
  };
  return (
    <div className="field grow">
      <label htmlFor={id}>{say(label)}</label>
      <input id={id} type="search" value={typed} spellCheck={false} autoComplete="off" onChange={(event) => change(event.target.value)} />
    </div>
  );
}
