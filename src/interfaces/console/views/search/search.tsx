import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useQueries } from '@tanstack/react-query';
import { useSearchState } from '../../data/search-state.ts';
import { api, mayUse } from '../../data/session.ts';
import { useSettings } from '../../data/settings.ts';
import { Badge } from '../../parts/badge.tsx';
import { Empty, Page, Panel } from '../../parts/layout.tsx';
import { common } from '../../text/common.ts';
import { search } from '../../text/search.ts';
import { useText } from '../../text/use-text.ts';
import { probesFor, type Hit } from './probes.tsx';
import { keepSearched, useSearchedText } from './searched.ts';

export function View(): ReactNode {
  const say = useText();
  const navigate = useNavigate();
  const [{ q }] = useSearchState();
  const asked = useSearchedText(q);
  const [text, setText] = useState(asked);
  useEffect(() => setText(asked), [asked]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void navigate({ to: '/search', search: keepSearched(text.trim()), replace: true } as never);
  };
  return (
    <Page title={say(search.title)} about={say(search.how)}>
      <form className="search-form" role="search" onSubmit={submit}>
        <input
          type="search"
          aria-label={say(common.search)}
          value={text}
          placeholder={say(search.placeholder)}
          spellCheck={false}
          autoComplete="off"
          autoFocus
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="button primary">
          {say(common.search)}
        </button>
      </form>
      {asked !== '' && <Results text={asked} />}
    </Page>
  );
}

function Results({ text }: { readonly text: string }): ReactNode {
  const say = useText();
  const { language } = useSettings();
  const probes = probesFor(text);
  const answers = useQueries({
    queries: probes.map((probe) => ({
      queryKey: ['search', probe.name, text],
      enabled: mayUse(probe.scope),
      gcTime: 0,
      queryFn: ({ signal }: { signal: AbortSignal }) => probe.find(api(), { signal }),
    })),
  });
  const hits = answers.flatMap(({ data = [] }) => data);
  const isAsking = answers.some(({ isLoading }) => isLoading);
  return (
    <div className="stack results">
      <Panel isFlush>
        {hits.length === 0 ? (
          <Empty>{say(isAsking ? search.asking : search.nothing)}</Empty>
        ) : (
          hits.map((hit) => <Result key={`${hit.kind.en} ${hit.key}`} hit={hit} />)
        )}
      </Panel>
      <Panel title={say(search.looked)}>
        <ul className="probes">
          {probes.map((probe, place) => {
            const { data, isLoading, error } = answers[place] ?? {};
            return (
              <li key={probe.name} className="row">
                <span>{probe.how(say, language)}:</span>
                <strong>
                  {!mayUse(probe.scope)
                    ? probe.scope
                    : isLoading
                      ? say(search.asking)
                      : error
                        ? error.message
                        : data && data.length > 0
                          ? say(search.results, { count: data.length })
                          : say(search.none)}
                </strong>
              </li>
            );
          })}
        </ul>
      </Panel>
    </div>
  );
}

function Result({ hit }: { readonly hit: Hit }): ReactNode {
  const say = useText();
  const body = (
    <>
      <span className="result-head">
        {hit.title}
        {hit.code !== undefined && <Badge code={hit.code} />}
      </span>
      <span className="quiet">
        {say(hit.kind)}
        {hit.about === undefined ? (
          ''
        ) : (
          <>
            {' '}
            · <span className={typeof hit.about === 'string' ? 'id' : undefined}>{hit.about}</span>
          </>
        )}
      </span>
    </>
  );
  return hit.to === undefined ? (
    <div className="result">{body}</div>
  ) : (
    <Link to={hit.to} className="result">
      {body}
    </Link>
  );
}
