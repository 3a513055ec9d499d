import { shell } from '../text/shell.ts';
import type { Text } from '../text/text.ts';

export interface ViewPlace {
  readonly to: string;
  readonly label: Text;
  /** Any of these scopes shows it. */
  readonly scopes: readonly string[];
  /** Pressed after `g`. */
  readonly letter: string;
  /** Path of its icon in a box of 16. */
  readonly icon: string;
}

export interface PlaceGroup {
  readonly label: Text | undefined;
  readonly places: readonly ViewPlace[];
}

const READ = 'service/accounts.read';

/** The views in the order of the menu. */
export const placeGroups: readonly PlaceGroup[] = [
  {
    label: undefined,
    places: [
      { to: '/now', label: shell.now, scopes: [READ, 'service/health'], letter: 'n', icon: 'M2 8h3l2-5 3 10 2-5h2' },
      {
        to: '/search',
        label: shell.search,
        scopes: [READ],
        letter: 's',
        icon: 'M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM10.5 10.5 14 14',
      },
    ],
  },
  {
    label: shell.groupMoney,
    places: [
      { to: '/payments', label: shell.payments, scopes: [READ], letter: 'p', icon: 'M2 5h11M10 2l3 3-3 3M14 11H3M6 8l-3 3 3 3' },
      { to: '/accounts', label: shell.accounts, scopes: [READ], letter: 'a', icon: 'M2 4.5h12v8H2zM2 7h12M10.5 10h1.5' },
      {
        to: '/flow',
        label: shell.flow,
        scopes: [READ],
        letter: 'f',
        icon:
          'M3.5 3.5h0M2 3.5a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0M11 8a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0M2 12.5' +
          'a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0M5 3.5c4 0 2.5 4.5 6 4.5M5 12.5c4 0 2.5-4.5 6-4.5',
      },
      { to: '/pix', label: shell.pix, scopes: [READ], letter: 'x', icon: 'M8 2 14 8l-6 6-6-6zM5 5l3 3 3-3M5 11l3-3 3 3' },
      {
        to: '/squads',
        label: shell.squads,
        scopes: ['service/squads'],
        letter: 'q',
        icon:
          'M6 7.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM1.5 13.5c0-2.5 2-4 4.5-4s4.5 1.5 4.5 4M11 3a2.2 2.2 0 0 ' +
          '1 0 4.3M12 9.7c1.5.5 2.5 1.8 2.5 3.8',
      },
      {
        to: '/products',
        label: shell.products,
        scopes: ['service/products'],
        letter: 'r',
        icon: 'M8 1.8 14 5v6l-6 3.2L2 11V5zM2 5l6 3.2L14 5M8 8.2v6',
      },
    ],
  },
  {
    label: shell.groupBooks,
    places: [
      {
        to: '/books',
        label: shell.books,
        scopes: ['service/audit.read', 'service/gl'],
        letter: 'b',
        icon: 'M3 2.5h8.5a1.5 1.5 0 0 1 1.5 1.5v9.5H4.5A1.5 1.5 0 0 1 3 12zM3 12a1.5 1.5 0 0 1 1.5-1.5H13M6 5.5h4',
      },
      {
        to: '/events',
        label: shell.events,
        scopes: [READ, 'service/webhooks.admin'],
        letter: 'e',
        icon: 'M9 1.5 3 9h4.5L7 14.5 13 7H8.5z',
      },
      {
        to: '/operator',
        label: shell.operator,
        scopes: ['service/operator'],
        letter: 'o',
        icon: 'M2 4.5h7M12 4.5h2M2 11.5h2M7 11.5h7M9 4.5a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0M4 11.5a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0',
      },
    ],
  },
];
