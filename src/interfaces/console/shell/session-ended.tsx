import type { ReactNode } from 'react';
import * as Dialog from '@radix-ui/react-dialog';
import { signOut } from '../data/session.ts';
import { shell } from '../text/shell.ts';
import { useText } from '../text/use-text.ts';
import { SignInForm } from './sign-in.tsx';

/** Asks to sign in again, over what is on the screen. */
export function SessionEnded({ clientId }: { readonly clientId: string }): ReactNode {
  const say = useText();
  return (
    <Dialog.Root open>
      <Dialog.Portal>
        <div className="backdrop above" />
        <Dialog.Content
          className="dialog above"
          aria-describedby={undefined}
          onEscapeKeyDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <Dialog.Title className="dialog-title">{say(shell.signInAgain)}</Dialog.Title>
          <p>{say(shell.signInAgainHow)}</p>
          <SignInForm clientId={clientId} />
          <button type="button" className="button quiet-button" onClick={signOut}>
            {say(shell.signOut)}
          </button>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
