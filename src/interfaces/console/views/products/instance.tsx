import type { ReactNode } from 'react';
import { Link, useParams } from '@tanstack/react-router';
import type { models } from '@razao/sdk';
import { useRead } from '../../data/queries.ts';
import { AccountName } from '../../parts/account-name.tsx';
import { ActButton, type Act } from '../../parts/act.tsx';
import { reasonField, reasonIn } from '../../parts/act-field.tsx';
import { Badge } from '../../parts/badge.tsx';
import { Answered, Facts, Page, Panel } from '../../parts/layout.tsx';
import { Timeline, type TimelineStep } from '../../parts/timeline.tsx';
import { Copy, Id, Money, Time } from '../../parts/values.tsx';
import { toneOf } from '../../text/codes.ts';
import { common } from '../../text/common.ts';
import { products } from '../../text/products.ts';
import { useCode } from '../../text/use-code.ts';
import { useText, type Say } from '../../text/use-text.ts';
import { AwaitingMark } from './instances.tsx';

export function View(): ReactNode {
  const { product = '', id = '' } = useParams({ strict: false }) as { product?: string; id?: string };
  const query = useRead(['instance', product, id], (client, options) => client.products.getInstance(product, id, {}, options), {
    everyMs: 4_000,
  });
  return (
    <Answered query={query} lines={10} height={600}>
      {(it) => <Instance instance={it} />}
    </Answered>
  );
}

function Instance({ instance: it }: { readonly instance: models.ProductInstanceResponse }): ReactNode {
  const say = useText();
  const word = useCode();
  return (
    <Page
      over={
        <>
          <Link to={`/products/${it.product_id}`}>{it.product_id}</Link> · {say(products.version, { version: it.product_version })}
        </>
      }
      title={<Money value={it.locked_value.value} currency={it.locked_value.currency} exponent={it.locked_value.currency_exponent} />}
      mark={
        <>
          <Badge code={it.status} />
          {it.state !== null && (
            <Badge code={it.state} tone="quiet">
              {it.state}
            </Badge>
          )}
          {it.awaiting_index && <AwaitingMark />}
        </>
      }
      about={
        <>
          <span className="id">{it.instance_id}</span> <Copy text={it.instance_id} />
        </>
      }
      actions={it.status === 'OPEN' && <ActButton act={close(it, say)} />}
    >
      <div className="columns">
        <div className="span-7">
          <Panel title={say(products.timeline)}>
            <Timeline label={say(products.timeline)} steps={it.timeline.map((move) => moveStep(move, say, word))} />
          </Panel>
        </div>
        <div className="span-5">
          {it.status === 'OPEN' && <NextMoves instance={it} />}
          <Panel title={say(products.parties)}>
            <Facts
              facts={it.parties.map(
                ({ key, account_id: account }) => [key, account === null ? '–' : <AccountName key={key} id={account} />] as const,
              )}
            />
          </Panel>
          <Panel title={say(products.datum)}>
            <pre className="json" tabIndex={0}>
              {JSON.stringify(it.datum, null, 2)}
            </pre>
          </Panel>
          <Panel>
            <Facts
              facts={[
                [say(common.created), <Time key="at" at={it.created_at} form="LONG" />],
                [say(common.createdBy), it.created_by],
                [say(common.updated), <Time key="up" at={it.updated_at} form="LONG" />],
              ]}
            />
          </Panel>
        </div>
      </div>
    </Page>
  );
}

/** The moves that its state allows, each with the party that has to make it: what an instance that stands still waits for. */
function NextMoves({ instance: it }: { readonly instance: models.ProductInstanceResponse }): ReactNode {
  const say = useText();
  const query = useRead(['product', it.product_id], (client, options) => client.products.get(it.product_id, {}, options));
  const accountOf = (party: string) => it.parties.find(({ key }) => key === party)?.account_id;
  return (
    <Panel title={say(products.next)}>
      {it.awaiting_index ? (
        <p>{say(products.nextOnChain)}</p>
      ) : (
        <Answered query={query} lines={3}>
          {({ manifest }) => (
            <>
              <p>{say(products.nextHow, { state: it.state ?? '–' })}</p>
              <ul className="next-moves">
                {manifest.actions.filter(({ from_states: from }) => it.state !== null && from.includes(it.state)).map((action) => (
                  <li key={action.name}>
                    <code>{action.name}</code> {say(products.by)} {action.signed_by}
                    {accountOf(action.signed_by) && <> · <AccountName id={accountOf(action.signed_by) ?? ''} /></>}
                    <br />
                    <span className="quiet">{action.description}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </Answered>
      )}
    </Panel>
  );
}

function moveStep(move: models.ProductInstanceTransition, say: Say, word: (code: string) => string): TimelineStep {
  return {
    key: String(move.sequence),
    at: move.submitted_at,
    tone: toneOf(move.outcome),
    title: (
      <>
        {move.action ?? word(move.kind)} <Badge code={move.outcome} />
        {move.awaiting_index && <AwaitingMark />}
        <Money value={move.locked_value.value} currency={move.locked_value.currency} exponent={move.locked_value.currency_exponent} />
      </>
    ),
    body: (
      <>
        <p className="states">
          {move.from_state ?? '–'} <span className="sep">→</span> {move.to_state ?? '–'} ·{' '}
          <AccountName id={move.signed_by_account_id} />
        </p>
        {Object.keys(move.parameters).length > 0 && (
          <p>
            <code>{JSON.stringify(move.parameters)}</code>
          </p>
        )}
        {move.refusal && (
          <p className="bad">
            {say(products.refusal)}: {move.refusal.code ?? ''} {move.refusal.reason}
          </p>
        )}
        {move.obligation_ids.map((id) => (
          <p key={id}>
            <Id id={id} />
          </p>
        ))}
        {move.chain_tx_id !== null && (
          <p>
            {say(products.chainTx)} <span className="id">{move.chain_tx_id}</span>
          </p>
        )}
      </>
    ),
  };
}

function close(it: models.ProductInstanceResponse, say: Say): Act {
  const choices = it.parties.flatMap(({ key, account_id: account }) =>
    account === null ? [] : [{ value: account, label: `${key} · ${account}` }],
  );
  return {
    title: products.close,
    does: say(products.closeDoes),
    scope: 'service/products',
    call: 'products.closeInstance',
    operation: 'closeProductInstance',
    args: [it.product_id, it.instance_id],
    isDanger: true,
    confirm: it.instance_id.slice(-6),
    fields: [
      { name: 'account', label: products.signedBy, kind: 'CHOICE', isRequired: true, start: choices[0]?.value ?? '', choices },
      reasonField(),
    ],
    body: (values) => ({ account_id: values['account'], ...reasonIn(values) }),
  };
}
