/** Shows the console to who is signed in. A session that ends leaves the screen, under a dialog to sign in again. */
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { queryClient } from '../data/queries.ts';
import { noteTokenTime, useSession } from '../data/session.ts';
import { SignIn } from './sign-in.tsx';

const SessionEnded = lazy(() => import('./session-ended.tsx').then(({ SessionEnded: it }) => ({ default: it })));

const CHECK_EVERY_MS = 5_000;

export function Gate({ children }: { readonly children: ReactNode }): ReactNode {
  const session = useSession();
  useEffect(() => {
    const timer = setInterval(noteTokenTime, CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (session === undefined) queryClient.clear();
    else if (!session.hasEnded) void queryClient.invalidateQueries();
  }, [session]);
  if (!session) return <SignIn />;
  return (
    <>
      {children}
      {session.hasEnded && (
        <Suspense>
          <SessionEnded clientId={session.clientId} />
        </Suspense>
      )}
    </>
  );
}
