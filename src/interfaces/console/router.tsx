import { createHashHistory, createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { Skeleton } from './parts/layout.tsx';
import { Frame, Missing } from './shell/frame.tsx';

const root = createRootRoute({ component: Frame, notFoundComponent: Missing });

type LoadView = () => Promise<{ View: () => React.ReactNode }>;

const view = (path: string, load: LoadView) =>
  createRoute({ getParentRoute: () => root, path, component: lazyRouteComponent(load, 'View') });

const routes = [
  createRoute({
    getParentRoute: () => root,
    path: '/',
    beforeLoad: () => {
      throw redirect({ to: '/now' });
    },
  }),
  view('/now', () => import('./views/now/now.tsx')),
  view('/search', () => import('./views/search/search.tsx')),
  view('/payments', () => import('./views/payments/payments.tsx')),
  view('/payments/$id', () => import('./views/payments/payment.tsx')),
  view('/evidence/$id', () => import('./views/payments/evidence.tsx')),
  view('/accounts', () => import('./views/accounts/accounts.tsx')),
  view('/accounts/$id', () => import('./views/accounts/account.tsx')),
  view('/parties/$id', () => import('./views/accounts/party.tsx')),
  view('/flow', () => import('./views/flow/flow.tsx')),
  view('/books', () => import('./views/books/books.tsx')),
  view('/books/runs/$id', () => import('./views/books/run.tsx')),
  view('/pix', () => import('./views/pix/pix.tsx')),
  view('/pix/med/$id', () => import('./views/pix/med-case.tsx')),
  view('/squads', () => import('./views/squads/squads.tsx')),
  view('/squads/$id', () => import('./views/squads/squad.tsx')),
  view('/products', () => import('./views/products/products.tsx')),
  view('/products/$id', () => import('./views/products/product.tsx')),
  view('/products/$product/instances/$id', () => import('./views/products/instance.tsx')),
  view('/events', () => import('./views/events/events.tsx')),
  view('/events/$id', () => import('./views/events/event.tsx')),
  view('/operator', () => import('./views/operator/operator.tsx')),
];

/** Addresses are behind `#`: the same files work from any web server, and no identifier reaches a server's log. */
export const router = createRouter({
  routeTree: root.addChildren(routes),
  history: createHashHistory(),
  defaultPreload: 'intent',
  defaultPendingMs: 150,
  scrollRestoration: true,
  defaultPendingComponent: () => <Skeleton lines={10} height={600} />,
  // the history joins the query of the page itself, such as `?api=…`, behind a second question mark
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text.split('?').slice(0, 2).join('?'))),
  stringifySearch: (search) => {
    const text = new URLSearchParams(
      Object.entries(search as Record<string, unknown>).filter(([, it]) => it !== undefined && it !== '') as [string, string][],
    ).toString();
    return text === '' ? '' : `?${text}`;
  },
});
