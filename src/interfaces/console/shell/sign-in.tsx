import { useEffect, useId, useState, type FormEvent, type ReactNode } from 'react';
import { serviceUrl, signIn, SignInRefused } from '../data/session.ts';
import { shell } from '../text/shell.ts';
import { useText } from '../text/use-text.ts';
import { SettingsMenu } from './settings-menu.tsx';

interface DemoClient {
  readonly tenant: string;
  readonly name: string;
  readonly client_id: string;
  readonly client_secret: string;
}

interface Demo {
  readonly mock_url: string;
  readonly clients: readonly DemoClient[];
}

export function SignIn(): ReactNode {
  const say = useText();
  return (
    <main className="sign-in">
      <div className="sign-in-settings">
        <SettingsMenu />
      </div>
      <div className="sign-in-card">
        <p className="brand">
          <span className="brand-mark" aria-hidden="true">
            R
          </span>
          Razao
        </p>
        <h1>{say(shell.signInTitle)}</h1>
        <SignInForm />
        <DemoSignIn />
        <p className="quiet sign-in-service">
          {say(shell.service)} <code>{serviceUrl()}</code>
        </p>
      </div>
    </main>
  );
}

export function SignInForm({ clientId = '' }: { readonly clientId?: string }): ReactNode {
  const say = useText();
  const ids = [useId(), useId(), useId(), useId()];
  const [id, setId] = useState(clientId);
  const [secret, setSecret] = useState('');
  const [isKept, setKept] = useState(false);
  const { attempt, failure, isBusy } = useSigningIn();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSecret('');
    void attempt(id.trim(), secret, isKept);
  };
  return (
    <form onSubmit={submit} className="sign-in-form">
      <div className="field">
        <label htmlFor={ids[0]}>{say(shell.clientId)}</label>
        <input
          id={ids[0]}
          value={id}
          autoComplete="username"
          spellCheck={false}
          required
          onChange={(event) => setId(event.target.value)}
        />
      </div>
      <div className="field">
        <label htmlFor={ids[1]}>{say(shell.clientSecret)}</label>
        <input
          id={ids[1]}
          value={secret}
          type="password"
          autoComplete="current-password"
          required
          onChange={(event) => setSecret(event.target.value)}
        />
      </div>
      <div className="check">
        <input
          id={ids[2]}
          type="checkbox"
          checked={isKept}
          aria-describedby={ids[3]}
          onChange={(event) => setKept(event.target.checked)}
        />
        <label htmlFor={ids[2]}>{say(shell.keepInTab)}</label>
      </div>
      <p id={ids[3]} className="quiet">
        {say(shell.keepHow)}
      </p>
      {failure !== undefined && (
        <p className="bad" role="alert">
          {failure}
        </p>
      )}
      <button type="submit" className="button primary wide" disabled={isBusy}>
        {say(shell.signIn)}
      </button>
    </form>
  );
}

function useSigningIn(): {
  attempt: (id: string, secret: string, isKept: boolean) => Promise<void>;
  failure: string | undefined;
  isBusy: boolean;
} {
  const say = useText();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const attempt = async (id: string, secret: string, isKept: boolean) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await signIn(id, secret, isKept);
    } catch (error) {
      if (!(error instanceof SignInRefused)) throw error;
      const texts: Record<string, string> = {
        no_answer: say(shell.noAnswer, { url: serviceUrl() }),
        invalid_client: say(shell.badCredentials),
        temporarily_unavailable: say(shell.tooMany),
      };
      setFailure(texts[error.code] ?? say(shell.otherFailure, { code: error.code }));
    } finally {
      setBusy(false);
    }
  };
  return { attempt, failure, isBusy };
}

/** One click for each client of the demo, where everything is a demonstration. */
function DemoSignIn(): ReactNode {
  const say = useText();
  const demo = useDemo();
  const { attempt, failure, isBusy } = useSigningIn();
  if (!demo) return null;
  const isMock = new URLSearchParams(location.search).has('api');
  return (
    <section className="demo">
      <h2>{say(shell.demo)}</h2>
      <p className="quiet">{say(shell.demoHow)}</p>
      <div className="demo-clients">
        {demo.clients.map(({ tenant, name, client_id, client_secret }) => (
          <button
            key={client_id}
            type="button"
            className="button"
            disabled={isBusy}
            onClick={() => void attempt(client_id, client_secret, false)}
          >
            {say(shell.demoAs, { name, tenant })}
          </button>
        ))}
      </div>
      {!isMock && (
        <p>
          <a href={`?api=${encodeURIComponent(demo.mock_url)}`}>{say(shell.demoMock)}</a>
        </p>
      )}
      {failure !== undefined && (
        <p className="bad" role="alert">
          {failure}
        </p>
      )}
    </section>
  );
}

function useDemo(): Demo | undefined {
  const [demo, setDemo] = useState<Demo>();
  useEffect(() => {
    const load = async () => {
      // Another web server has no such file, and need not.
      if (!location.pathname.endsWith('/console/')) return;
      const answer = await fetch('demo.json', { redirect: 'manual' });
      const found = answer.ok ? ((await answer.json()) as Demo) : undefined;
      if (found && found.clients.length > 0) setDemo(found);
    };
    void load().catch(() => undefined);
  }, []);
  return demo;
}
