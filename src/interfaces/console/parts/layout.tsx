/** Building blocks of a view: its head, panels, facts, tabs, and what stands there while nothing does. */
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { ApiError, NotFoundError, PermissionDeniedError } from '@razao/sdk';
import { isAway } from '../data/queries.ts';
import { common, failures } from '../text/common.ts';
import { useText } from '../text/use-text.ts';

export interface PageProps {
  readonly title: ReactNode;
  /** Above the title. */
  readonly over?: ReactNode;
  /** Beside the title: the state of what is shown. */
  readonly mark?: ReactNode;
  readonly about?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function Page({ title, over, mark, about, actions, children }: PageProps): ReactNode {
  return (
    <>
      <header className="page-head">
        <div>
          {over !== undefined && <p className="page-over">{over}</p>}
          <h1>
            {title}
            {mark !== undefined && <span className="page-mark">{mark}</span>}
          </h1>
          {about !== undefined && <p className="page-about">{about}</p>}
        </div>
        {actions !== undefined && <div className="page-actions">{actions}</div>}
      </header>
      {children}
    </>
  );
}

export interface PanelProps {
  readonly title?: ReactNode;
  readonly aside?: ReactNode;
  readonly className?: string;
  /** Without space around what it holds, for tables. */
  readonly isFlush?: boolean;
  readonly children: ReactNode;
}

export function Panel({ title, aside, className = '', isFlush = false, children }: PanelProps): ReactNode {
  return (
    <section className={`panel ${className}`}>
      {(title !== undefined || aside !== undefined) && (
        <header className="panel-head">
          <h2>{title}</h2>
          <div className="panel-aside">{aside}</div>
        </header>
      )}
      <div className={isFlush ? 'panel-flush' : 'panel-body'}>
        <Boundary>{children}</Boundary>
      </div>
    </section>
  );
}

export type Fact = readonly [label: ReactNode, value: ReactNode];

/** Names and values; a value that is undefined is left out. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }): ReactNode {
  return (
    <dl className="facts">
      {facts
        .filter(([, value]) => value !== undefined && value !== null)
        .map(([label, value], place) => (
          <div key={place}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

export interface Tab {
  readonly name: string;
  readonly label: ReactNode;
}

/** Parts of a view, each with an address of its own. */
export function Tabs({
  tabs,
  active,
  label,
}: {
  readonly tabs: readonly Tab[];
  readonly active: string;
  readonly label: string;
}): ReactNode {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map(({ name, label: text }) => (
        <Link
          key={name}
          to="."
          search={(old: Record<string, unknown>) => ({ ...old, tab: name, cursor: undefined })}
          aria-current={name === active ? 'page' : undefined}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}

/** Grey lines in the place of what is on its way; they take about its room, so that nothing jumps. */
export function Skeleton({ lines = 3, height }: { readonly lines?: number; readonly height?: number }): ReactNode {
  const say = useText();
  return (
    <div
      className="skeleton"
      role="status"
      aria-label={say(common.loading)}
      style={height === undefined ? undefined : { minHeight: height }}
    >
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} />
      ))}
    </div>
  );
}

export function Empty({ children }: { readonly children?: ReactNode }): ReactNode {
  const say = useText();
  return <p className="empty">{children ?? say(common.none)}</p>;
}

/** A failure as it is: what, why, and the request by which it is found in the service's logs. */
export function Failure({ error, retry }: { readonly error: unknown; readonly retry?: (() => void) | undefined }): ReactNode {
  const say = useText();
  const { title, how } = describe(error);
  return (
    <div className="failure" role="alert">
      <strong>{say(title)}</strong>
      <p>{how(say)}</p>
      {error instanceof ApiError && error.requestId !== undefined && (
        <p className="quiet">
          {say(failures.requestId)} <code>{error.requestId}</code>
        </p>
      )}
      {retry && (
        <button type="button" className="button" onClick={retry}>
          {say(common.retry)}
        </button>
      )}
    </div>
  );
}

type How = (say: ReturnType<typeof useText>) => string;

function describe(error: unknown): { title: (typeof failures)[keyof typeof failures]; how: How } {
  if (isAway(error)) return { title: failures.away, how: (say) => say(failures.awayHow) };
  if (error instanceof PermissionDeniedError) {
    const { missing } = error.details as { missing?: unknown };
    const scopes = Array.isArray(missing) ? missing.join(', ') : '';
    return { title: failures.notAllowed, how: (say) => (scopes === '' ? error.message : say(failures.notAllowedHow, { scopes })) };
  }
  if (error instanceof NotFoundError) return { title: failures.notFound, how: (say) => `${say(failures.notFoundHow)} ${error.code}` };
  if (error instanceof ApiError) return { title: failures.failed, how: () => `${error.code}: ${error.message}` };
  return { title: failures.broken, how: () => (error instanceof Error ? error.message : String(error)) };
}

/** Keeps a fault of one part from taking the page with it. */
class Boundary extends Component<{ readonly children: ReactNode }, { readonly error?: unknown }> {
  override state: { readonly error?: unknown } = {};

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error('a part of the page failed', error instanceof Error ? error.message : error, componentStack);
  }

  override render(): ReactNode {
    return 'error' in this.state ? <Failure error={this.state.error} /> : this.props.children;
  }
}

interface Asked<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly isLoading?: boolean;
  refetch?(): unknown;
}

/** What an answer shows, or a skeleton before it, or the failure; a later failure leaves the last answer. */
export function Answered<T>({
  query,
  lines,
  height,
  children,
}: {
  readonly query: Asked<T>;
  readonly lines?: number;
  readonly height?: number;
  readonly children: (data: T) => ReactNode;
}): ReactNode {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <Failure error={query.error} retry={query.refetch && (() => void query.refetch?.())} />;
  return <Skeleton {...(lines !== undefined && { lines })} {...(height !== undefined && { height })} />;
}
