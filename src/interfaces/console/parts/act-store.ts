/**
 * The act whose dialog is open. It is kept apart from its button: what is done may take the button away, and must not take the dialog.
 */
import { useSyncExternalStore, type ReactNode } from 'react';
import type { Operations } from '@razao/sdk';
import type { Text } from '../text/text.ts';
import type { Field, FieldValues } from './act-field.tsx';

/** A method of the SDK: `accounts.freeze`. */
export type SdkMethod = { [Group in keyof Operations]: `${Group}.${keyof Operations[Group] & string}` }[keyof Operations];

export interface Act {
  /** The button's and the dialog's name. */
  readonly title: Text;
  readonly does: ReactNode;
  readonly scope: string;
  /** The SDK's method, and the operation that it calls. */
  readonly call: SdkMethod;
  readonly operation: string;
  /** Values of the path's parameters, in their order. */
  readonly args?: readonly string[];
  readonly fields?: readonly Field[];
  /** Text to type first: an amount or a name. */
  readonly confirm?: string | ((values: FieldValues) => string | undefined);
  readonly isDanger?: boolean;
  /** Only a client of the platform may do it. */
  readonly isForPlatform?: boolean;
  /** The body; undefined for none. */
  readonly body?: (values: FieldValues) => object | undefined;
  /** Shows more of the answer. */
  readonly answer?: (data: unknown) => ReactNode;
}

let current: Act | undefined;
let opener: Element | null = null;
const listeners = new Set<() => void>();

export function useOpenAct(): Act | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}

export function openAct(act: Act): void {
  opener = document.activeElement;
  change(act);
}

/** Closes the dialog, and gives the focus back to what opened it, where that is still there. */
export function closeAct(): void {
  change(undefined);
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
}

function change(act: Act | undefined): void {
  current = act;
  for (const listener of listeners) listener();
}
