/**
 * Acts: a dialog that says what will happen, asks for what the contract asks, and sends one request under one key, made when the dialog
 * opens. A lost answer is asked for again under the same key.
 */
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import * as Dialog from '@radix-ui/react-dialog';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError, AuthenticationError, ConnectionError, describe, operations, type Answer, type Call, type Razao } from '@razao/sdk';
import { api, noteRefusedToken, serviceUrl } from '../data/session.ts';
import { acts } from '../text/acts.ts';
import { common } from '../text/common.ts';
import { useText } from '../text/use-text.ts';
import { ActField, problemOf, type FieldValues } from './act-field.tsx';
import { closeAct, type Act } from './act-store.ts';
import { Copy } from './values.tsx';

type AnyMethod = (...args: unknown[]) => Call<unknown, string>;

/** The dialog of the act that is open. */
export function ActHost({ act }: { readonly act: Act }): ReactNode {
  return (
    <Dialog.Root
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) closeAct();
      }}
    >
      <Dialog.Portal>
        <div className="backdrop" />
        <Dialog.Content
          className="dialog"
          aria-describedby={undefined}
          onInteractOutside={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          <ActDialog act={act} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type Step =
  | { readonly at: 'ASKING'; readonly refusal?: ApiError | undefined }
  | { readonly at: 'SENDING' }
  | { readonly at: 'UNKNOWN' }
  | { readonly at: 'ENDED' }
  | { readonly at: 'DONE'; readonly answer: Answer<unknown> };

function ActDialog({ act }: { readonly act: Act }): ReactNode {
  const say = useText();
  const queries = useQueryClient();
  const [key, setKey] = useState(newKey);
  const [values, setValues] = useState<FieldValues>(() =>
    Object.fromEntries((act.fields ?? []).map(({ name, start }) => [name, start ?? ''])),
  );
  const [typed, setTyped] = useState('');
  const [step, setStep] = useState<Step>({ at: 'ASKING' });
  const isUnderWay = useRef(false);
  const isFixed = step.at !== 'ASKING';
  const wanted = typeof act.confirm === 'function' ? act.confirm(values) : act.confirm;
  const problems = (act.fields ?? []).map((field) => problemOf(field, values[field.name] ?? ''));
  const isReady = problems.every((it) => it === undefined) && (wanted === undefined || sameText(typed, wanted));
  const body = problems.every((it) => it === undefined) ? act.body?.(values) : undefined;

  const send = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setStep({ at: 'SENDING' });
    try {
      const answer = await callOf(act, api())(...(act.args ?? []), act.body?.(values) ?? {}, { idempotencyKey: key }).withResponse();
      setStep({ at: 'DONE', answer });
      void queries.invalidateQueries();
    } catch (error) {
      noteRefusedToken(error);
      if (error instanceof AuthenticationError) setStep({ at: 'ENDED' });
      else if (error instanceof ConnectionError || (error instanceof ApiError && error.status >= 500)) setStep({ at: 'UNKNOWN' });
      else {
        // What was refused is over: another try is another act.
        setKey(newKey());
        setStep({ at: 'ASKING', refusal: error instanceof ApiError ? error : undefined });
        if (!(error instanceof ApiError)) throw error;
      }
    } finally {
      isUnderWay.current = false;
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) void send();
  };
  if (step.at === 'DONE') return <Done act={act} answer={step.answer} />;
  return (
    <form onSubmit={submit}>
      <Dialog.Title className="dialog-title">{say(act.title)}</Dialog.Title>
      <div className="dialog-does">{act.does}</div>
      {(act.fields ?? []).map((field, place) => (
        <ActField
          key={field.name}
          field={field}
          value={values[field.name] ?? ''}
          isFixed={isFixed}
          hasProblem={problems[place] !== undefined}
          change={(value) => setValues({ ...values, [field.name]: value })}
        />
      ))}
      {wanted !== undefined && <Confirm wanted={wanted} typed={typed} change={setTyped} isFixed={isFixed} />}
      <Elsewhere act={act} body={body} idempotencyKey={key} />
      <Said step={step} />
      <footer className="dialog-foot">
        <Dialog.Close asChild>
          <button type="button" className="button quiet-button">
            {say(common.cancel)}
          </button>
        </Dialog.Close>
        <button type="submit" className={`button primary${act.isDanger ? ' danger' : ''}`} disabled={!isReady || step.at === 'SENDING'}>
          {say(step.at === 'SENDING' ? acts.sending : step.at === 'UNKNOWN' ? acts.askAgain : act.title)}
        </button>
      </footer>
    </form>
  );
}

function Said({ step }: { readonly step: Step }): ReactNode {
  const say = useText();
  if (step.at === 'UNKNOWN')
    return (
      <div className="failure" role="alert">
        <strong>{say(acts.unknown)}</strong>
        <p>{say(acts.unknownHow)}</p>
      </div>
    );
  if (step.at === 'ENDED')
    return (
      <div className="failure" role="alert">
        <p>{say(acts.ended)}</p>
      </div>
    );
  if (step.at === 'ASKING' && step.refusal) {
    const { code, message, requestId } = step.refusal;
    return (
      <div className="failure" role="alert">
        <strong>{say(acts.refused, { code })}</strong>
        <p>{message}</p>
        {requestId !== undefined && (
          <p className="quiet">
            <code>{requestId}</code>
          </p>
        )}
      </div>
    );
  }
  return null;
}

function Confirm({
  wanted,
  typed,
  change,
  isFixed,
}: {
  readonly wanted: string;
  readonly typed: string;
  readonly change: (text: string) => void;
  readonly isFixed: boolean;
}): ReactNode {
  const say = useText();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{say(acts.typeToConfirm, { text: wanted })}</label>
      <input
        id={id}
        value={typed}
        disabled={isFixed}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => change(event.target.value)}
      />
    </div>
  );
}

function Done({ act, answer }: { readonly act: Act; readonly answer: Answer<unknown> }): ReactNode {
  const say = useText();
  const [isClosable, setClosable] = useState(false);
  // The second press of a double click meant the act: it must not close what says that it is done.
  useEffect(() => {
    const timer = setTimeout(() => setClosable(true), 600);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div>
      <Dialog.Title className="dialog-title">{say(act.title)}</Dialog.Title>
      <div className="done" role="status">
        <strong>✓ {say(acts.done)}</strong>
        {answer.replayed && <p>{say(acts.replayed)}</p>}
        {act.answer?.(answer.data)}
        {answer.requestId !== undefined && (
          <p className="quiet">
            <code>{answer.requestId}</code>
          </p>
        )}
      </div>
      <footer className="dialog-foot">
        <Dialog.Close asChild>
          <button type="button" className="button primary" disabled={!isClosable}>
            {say(common.close)}
          </button>
        </Dialog.Close>
      </footer>
    </div>
  );
}

/** The request as a curl command and as a call of the SDK; the token stays a variable. */
function Elsewhere({
  act,
  body,
  idempotencyKey,
}: {
  readonly act: Act;
  readonly body: object | undefined;
  readonly idempotencyKey: string;
}): ReactNode {
  const say = useText();
  const curl = curlOf(act, body, idempotencyKey);
  const given = [
    ...(act.args ?? []).map((it) => `'${it}'`),
    body === undefined ? '{}' : JSON.stringify(body),
    `{ idempotencyKey: '${idempotencyKey}' }`,
  ];
  const sdk = `await razao.${act.call}(${given.join(', ')})`;
  return (
    <details className="elsewhere">
      <summary>{say(acts.sameElsewhere)}</summary>
      <p className="quiet">
        {say(acts.key)} <code>{idempotencyKey}</code>. {say(acts.keyHow)}
      </p>
      <h3>
        {say(acts.curl)} <Copy text={curl} />
      </h3>
      <pre tabIndex={0}>{curl}</pre>
      <h3>
        {say(acts.sdk)} <Copy text={sdk} />
      </h3>
      <pre tabIndex={0}>{sdk}</pre>
    </details>
  );
}

function callOf({ call }: Act, client: Razao): AnyMethod {
  const [group = '', method = ''] = call.split('.');
  return (client as unknown as Record<string, Record<string, AnyMethod>>)[group]?.[method] as AnyMethod;
}

/** Method and path of an act, as the SDK sends them. */
function routeOf({ call, operation, args = [] }: Act): { method: string; path: string } {
  const [group = ''] = call.split('.');
  const { method, path } = describe(
    operation,
    (operations as unknown as Record<string, Record<string, string>>)[group]?.[operation] ?? '',
  );
  const values = [...args];
  return { method, path: path.replace(/\{\w+\}/g, () => encodeURIComponent(values.shift() ?? '')) };
}

function curlOf(act: Act, body: object | undefined, key: string): string {
  const { method, path } = routeOf(act);
  const quoted = (text: string): string => `'${text.replaceAll(`'`, `'\\''`)}'`;
  return [
    `curl -X ${method} ${quoted(serviceUrl() + path)}`,
    `-H "Authorization: Bearer $TOKEN"`,
    `-H ${quoted(`Idempotency-Key: ${key}`)}`,
    ...(body === undefined ? [] : [`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(body))}`]),
  ].join(' \\\n  ');
}

/** Spaces of any kind and the case do not matter to what is typed. */
function sameText(typed: string, wanted: string): boolean {
  const plain = (text: string): string => text.replace(/[\s\u00A0\u202F]+/g, '').toLowerCase();
  return plain(typed) === plain(wanted);
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `console-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
