/** The frame of every view: the menu, the search box, and where the service stands. */
import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Link, Outlet, useNavigate, useRouterState } from '@tanstack/react-router';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { isAway } from '../data/queries.ts';
import { useSession } from '../data/session.ts';
import { Empty } from '../parts/layout.tsx';
import { useOpenAct } from '../parts/act-store.ts';
import { common, failures } from '../text/common.ts';
import { shell } from '../text/shell.ts';
import { useText } from '../text/use-text.ts';
import { placeGroups, type ViewPlace } from './places.ts';
import { SettingsMenu } from './settings-menu.tsx';

const ActHost = lazy(() => import('../parts/act-dialog.tsx').then(({ ActHost: it }) => ({ default: it })));
const SearchBox = lazy(() => import('./search-box.tsx').then(({ SearchBox: it }) => ({ default: it })));

export function Frame(): ReactNode {
  const say = useText();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isSearching, setSearching] = useState(false);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const shown = useRouterState({ select: ({ resolvedLocation: it }) => it && `${it.pathname}${it.searchStr}` });
  useEffect(() => setMenuOpen(false), [path]);
  const act = useOpenAct();
  useShortcuts(useCallback(() => setSearching(true), []));
  return (
    <div className="frame">
      <a
        className="skip"
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          document.getElementById('main')?.focus();
        }}
      >
        {say(shell.skip)}
      </a>
      <header className="top">
        <button
          type="button"
          className="button quiet-button menu-button"
          aria-expanded={isMenuOpen}
          aria-controls="menu"
          onClick={() => setMenuOpen(!isMenuOpen)}
        >
          <span className="visually-hidden">{say(shell.menu)}</span>
          <span aria-hidden="true">☰</span>
        </button>
        <Link to="/now" className="brand">
          <span className="brand-mark" aria-hidden="true">
            R
          </span>
          <span className="brand-name">Razao</span>
        </Link>
        <button type="button" className="search-open" onClick={() => setSearching(true)}>
          <Icon path="M7 2.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9zM10.500 10.500 14 14" />
          <span>{say(shell.searchBox)}</span>
          <kbd aria-hidden="true">/</kbd>
        </button>
        <Progress />
        <SettingsMenu />
      </header>
      <nav id="menu" className={`side${isMenuOpen ? ' open' : ''}`} aria-label={say(shell.views)}>
        <Places />
      </nav>
      {isMenuOpen && <div className="side-backdrop" onClick={() => setMenuOpen(false)} />}
      <main id="main" tabIndex={-1} data-shown={shown}>
        <AwayBanner />
        <Outlet />
      </main>
      {act && (
        <Suspense>
          <ActHost act={act} />
        </Suspense>
      )}
      {isSearching && (
        <Suspense>
          <SearchBox close={() => setSearching(false)} />
        </Suspense>
      )}
    </div>
  );
}

function Places(): ReactNode {
  const say = useText();
  const scopes = useSession()?.scopes ?? new Set<string>();
  const isShown = ({ scopes: wanted }: ViewPlace): boolean => wanted.some((scope) => scopes.has(scope));
  return (
    <>
      {placeGroups.map(
        ({ label, places }, place) =>
          places.some(isShown) && (
            <div key={place} className="side-group">
              {label && <p className="side-label">{say(label)}</p>}
              {places.filter(isShown).map(({ to, label: text, icon }) => (
                <Link key={to} to={to} className="side-link" activeOptions={{ includeSearch: false }}>
                  <Icon path={icon} />
                  {say(text)}
                </Link>
              ))}
            </div>
          ),
      )}
      <p className="side-foot quiet">{say(shell.keys)}</p>
    </>
  );
}

export function Icon({ path }: { readonly path: string }): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** A thin line while anything is asked for: it takes no room. */
function Progress(): ReactNode {
  const count = useIsFetching();
  return <span className={`progress${count > 0 ? ' busy' : ''}`} aria-hidden="true" />;
}

/** Shown while reads find no service. */
function AwayBanner(): ReactNode {
  const say = useText();
  const queries = useQueryClient();
  const [isAwayNow, setAway] = useState(false);
  useEffect(
    () =>
      queries.getQueryCache().subscribe(() => {
        const errors = queries
          .getQueryCache()
          .getAll()
          .filter((query) => query.isActive())
          .map(({ state }) => state.error);
        setAway(errors.some(isAway));
      }),
    [queries],
  );
  useEffect(() => {
    if (!isAwayNow) return undefined;
    const timer = setInterval(
      () => void queries.refetchQueries({ type: 'active', predicate: ({ state }) => isAway(state.error) }),
      5_000,
    );
    return () => clearInterval(timer);
  }, [isAwayNow, queries]);
  if (!isAwayNow) return null;
  return (
    <div className="banner" role="status">
      <strong>{say(failures.away)}.</strong> {say(failures.awayHow)}
      <button type="button" className="button" onClick={() => void queries.refetchQueries({ type: 'active' })}>
        {say(common.retry)}
      </button>
    </div>
  );
}

/**
 * `/` and Ctrl+K search; `g` and a letter open a view. Not while somebody types. Keys are heard from the moment that the page is seen, and
 * a `g` counts however often the page is drawn before the letter.
 */
function useShortcuts(search: () => void): void {
  const navigate = useNavigate();
  const isGoing = useRef(false);
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = (event.target as Element | null)?.closest('input,textarea,select,[role=dialog]') !== null;
      if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        search();
        return;
      }
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === '/') {
        event.preventDefault();
        search();
        return;
      }
      const place = placeGroups.flatMap(({ places }) => places).find(({ letter }) => letter === event.key);
      if (isGoing.current && place) void navigate({ to: place.to });
      isGoing.current = event.key === 'g' && !isGoing.current;
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [navigate, search]);
}

export function Missing(): ReactNode {
  const say = useText();
  return <Empty>{say(shell.pageMissing)}</Empty>;
}
