import { useId, type ReactNode } from 'react';
import { changeSettings, useSettings, type Settings } from '../data/settings.ts';
import { signOut, useSession } from '../data/session.ts';
import { shell } from '../text/shell.ts';
import { useText } from '../text/use-text.ts';

/** Language, theme and time zone, and the way out: a popover of the browser's own. */
export function SettingsMenu(): ReactNode {
  const say = useText();
  const session = useSession();
  const { language } = useSettings();
  const id = useId();
  return (
    <div className="settings">
      <button type="button" className="button quiet-button settings-button" popoverTarget={id}>
        <span className="visually-hidden">{say(shell.settings)}</span>
        {session ? <span className="settings-tenant">{session.tenant}</span> : null}
        <span>{language.toUpperCase()}</span>
        <span aria-hidden="true"> ▾</span>
      </button>
      <div id={id} popover="auto" className="menu">
        {session && (
          <div className="menu-who">
            <strong>{say(shell.signedInAs, { tenant: session.tenant })}</strong>
            <span className="quiet id">{session.clientId}</span>
          </div>
        )}
        <Choice
          name="language"
          title={say(shell.language)}
          choices={[
            ['pt', 'Português'],
            ['en', 'English'],
          ]}
        />
        <Choice
          name="theme"
          title={say(shell.theme)}
          choices={[
            ['system', say(shell.themeSystem)],
            ['light', say(shell.themeLight)],
            ['dark', say(shell.themeDark)],
          ]}
        />
        <Choice
          name="zone"
          title={say(shell.zone)}
          choices={[
            ['America/Sao_Paulo', say(shell.zoneSaoPaulo)],
            ['UTC', say(shell.zoneUtc)],
          ]}
        />
        {session && (
          <button type="button" className="menu-item menu-out" onClick={signOut}>
            {say(shell.signOut)}
          </button>
        )}
      </div>
    </div>
  );
}

function Choice<Name extends keyof Settings>({
  name,
  title,
  choices,
}: {
  readonly name: Name;
  readonly title: string;
  readonly choices: readonly (readonly [Settings[Name], string])[];
}): ReactNode {
  const settings = useSettings();
  const id = useId();
  return (
    <fieldset className="menu-choice">
      <legend className="menu-label">{title}</legend>
      {choices.map(([value, label]) => (
        <label key={value} className="menu-item">
          <input type="radio" name={id} checked={settings[name] === value} onChange={() => changeSettings({ [name]: value })} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
