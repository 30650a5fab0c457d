import { moduleDescriptors } from '../../tools/apps.mjs';
import type { Part, FaultKind } from '../support/faulty-product.ts';
import { ownScreens } from '../support/screens.ts';
import { hasOwnStyle } from './own-style.ts';

const places = ['top', 'more'];

/** The first screen of each module that `screens.ts` knows and a link of the header leads to, 'More' included. */
export const modules = moduleDescriptors().flatMap(({ name, title, routes, nav = [] }) => {
  const screens = ownScreens.flatMap(({ address, empty }) => {
    const route = routes.find(({ path }) => path === address);
    const link = nav.find(({ place, to }) => places.includes(place) && to === address);
    return route && link
      ? [{ address, sign: empty, route: route.id, screen: route.title, link: link.label }]
      : [];
  });
  return screens.slice(0, 1).map((one) => ({ name, title, ...one, hasStyle: hasOwnStyle(name, one.route) }));
});

/** What stands in the place of the part, or that it is there all the same. */
type Shown =
  /** 'This part is not available', with its name and 'Try again'. */
  | 'card'
  /** The same, saying that the module needs an update, by whose title it goes. */
  | 'update'
  /** The part itself. */
  | 'part'
  /** The part, of the version before; the about panel says so. */
  | 'version before';

/** How it comes once it was mended: by 'Try again', or by the 'Reload' that is offered then. */
type Healing = 'again' | 'reload';

interface Row {
  readonly part: Part;
  readonly fault: FaultKind;
  /** Whether the registry names a version before. */
  readonly hasPrevious: boolean;
  readonly shown: Shown;
  readonly heals: Healing;
}

/** What a server or the way to it can do to any file. */
const ofServers: readonly FaultKind[] = [
  'answers 404',
  'answers 500',
  'answers 503, then as it should',
  'refuses the connection',
  'does not answer',
  'cuts the connection in the middle',
  'answers 200 with a page',
  'sends garbage',
  'sends half of it',
  'sends it as another type',
  'sends a changed byte',
];

/** Which faults a part can have. No hash vouches for the registry, and a style runs no code. */
const faultsOf: Readonly<Record<Part, readonly FaultKind[]>> = {
  // It draws nothing: what throws in render or in an effect is a screen's.
  entry: [...ofServers, 'has another name', 'throws when it is run'],
  registry: [
    ...ofServers.filter((fault) => fault !== 'sends a changed byte'),
    'vouches for other bytes',
    'has another name',
    'asks for a newer contract',
  ],
  chunk: [
    ...ofServers,
    'has another name',
    'throws when it is run',
    'throws in render',
    'throws in an effect',
  ],
  style: [...ofServers, 'has another name'],
};

interface Special {
  readonly parts: readonly Part[];
  readonly faults: readonly FaultKind[];
  /** Where it is so only with a version before. */
  readonly hasPrevious?: true;
  readonly shown?: Shown;
  readonly heals?: Healing;
}

/** The rows that do not end in the card that 'Try again' heals, with the reason. */
const specials: readonly Special[] = [
  // The tries after half a second and one come in time, and nobody is told of a fault that has passed.
  {
    parts: ['entry', 'chunk', 'style'],
    faults: ['answers 503, then as it should'],
    shown: 'part',
  },
  // The registry is one file for all modules: without it the shell starts from its copy of it, and all are there.
  // Its type is not looked at: what it says is read loosely, and vouched for by its signature.
  {
    parts: ['registry'],
    faults: ofServers,
    shown: 'part',
  },
  // Known before any of its files is asked for.
  { parts: ['registry'], faults: ['asks for a newer contract'], shown: 'update' },
  // Code of the module has run, and cannot be replaced in the page by the release that mends it.
  {
    parts: ['chunk'],
    faults: ['throws when it is run', 'throws in render', 'throws in an effect'],
    heals: 'reload',
  },
  // Dead for good before any of its code ran: the version before takes its place. What is sent as another type is
  // not run, however often it is asked for.
  {
    parts: ['entry'],
    hasPrevious: true,
    faults: [
      'answers 404',
      'answers 200 with a page',
      'sends garbage',
      'sends half of it',
      'sends it as another type',
      'sends a changed byte',
      'has another name',
      'throws when it is run',
    ],
    shown: 'version before',
  },
];

function rowOf(part: Part, fault: FaultKind, hasPrevious: boolean): Row {
  const special = specials.find(
    (one) => one.parts.includes(part) && one.faults.includes(fault) && (!one.hasPrevious || hasPrevious),
  );
  return { part, fault, hasPrevious, shown: special?.shown ?? 'card', heals: special?.heals ?? 'again' };
}

const parts: readonly Part[] = ['entry', 'registry', 'chunk', 'style'];

/** Each part with each of its faults; the entry's again with a version before, which only they may bring back. */
const rows: readonly Row[] = [
  ...parts.flatMap((part) => faultsOf[part].map((fault) => rowOf(part, fault, false))),
  ...faultsOf.entry.map((fault) => rowOf('entry', fault, true)),
  rowOf('registry', 'asks for a newer contract', true),
];

export interface Case extends Row {
  readonly module: (typeof modules)[number];
}

/** All rows for all modules, of which some have no style to break. */
export const cases: readonly Case[] = rows.flatMap((row) =>
  modules.filter(({ hasStyle }) => hasStyle || row.part !== 'style').map((module) => ({ ...row, module })),
);

const crashes: readonly FaultKind[] = ['throws in render', 'throws in an effect'];
const tampered: readonly FaultKind[] = ['sends a changed byte', 'vouches for other bytes'];

/** What a case proves, and nothing else. */
export function rulesOf({ part, fault, hasPrevious, shown, heals }: Row): readonly string[] {
  const isThere = shown === 'part' || shown === 'version before';
  const rules = {
    MO2: (shown === 'card' && !crashes.includes(fault)) || (shown === 'part' && part !== 'registry'),
    MO3: !isThere && heals === 'again',
    MO4: crashes.includes(fault),
    MO5: shown === 'update',
    MO9: hasPrevious,
    MO15: shown === 'part' && part === 'registry',
    MO16: shown === 'card' && tampered.includes(fault),
  };
  return Object.entries(rules).flatMap(([rule, isProven]) => (isProven ? [rule] : []));
}

/** The same numbers in each run, from 0 up to 1. */
function numbers(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** So many cases, the same in each run, with each fault at least once. */
export function sample(size: number): readonly Case[] {
  const next = numbers(14);
  const shuffled = cases
    .map((one) => ({ one, at: next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);
  const firsts = shuffled.filter(
    ({ fault }, index) => shuffled.findIndex((one) => one.fault === fault) === index,
  );
  return [...firsts, ...shuffled.filter((one) => !firsts.includes(one))].slice(0, size);
}
