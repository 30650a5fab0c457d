import { moduleDescriptors } from '../../tools/apps.mjs';
import type { Part, FaultKind } from '../support/faulty-product.ts';
import { ownScreens } from '../support/screens.ts';
import { hasOwnStyle } from './own-style.ts';

const navSlots = ['top', 'more'];

/**
 * The first screen of each module that `screens.ts` knows and that a link of the header, including 'More', leads to.
 */
export const modules = moduleDescriptors().flatMap(({ name, title, routes, nav = [] }) => {
  const screens = ownScreens.flatMap(({ address, empty }) => {
    const route = routes.find(({ path }) => path === address);
    const link = nav.find(({ place, to }) => navSlots.includes(place) && to === address);
    return route && link
      ? [{ address, sign: empty, route: route.id, screen: route.title, link: link.label }]
      : [];
  });
  return screens.slice(0, 1).map((one) => ({ name, title, ...one, hasStyle: hasOwnStyle(name, one.route) }));
});

/** What is shown instead of the part, or the part itself. */
type Outcome =
  /** 'This part is not available', with the part's name and 'Try again'. */
  | 'card'
  /** The same card with the module's title, saying that the module needs an update. */
  | 'update'
  /** The part itself. */
  | 'part'
  /** The part of the previous version; the about panel says so. */
  | 'version before';

/** How a repaired part is loaded: with 'Try again', or with the 'Reload' that is offered then. */
type Healing = 'again' | 'reload';

interface Row {
  readonly part: Part;
  readonly fault: FaultKind;
  /** Whether the registry names a previous version. */
  readonly hasPrevious: boolean;
  readonly outcome: Outcome;
  readonly heals: Healing;
}

/** Faults of a server or of the network for any file. */
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

/** The possible faults of each part. The registry has no hash, and a style runs no code. */
const faultsOf: Readonly<Record<Part, readonly FaultKind[]>> = {
  // The entry renders nothing: errors in render or in an effect belong to a screen.
  entry: [...ofServers, 'has another name', 'throws when it is run'],
  registry: [
    ...ofServers.filter((fault) => fault !== 'sends a changed byte'),
    'registers other bytes',
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
  /** Applies only when there is a previous version. */
  readonly hasPrevious?: true;
  readonly outcome?: Outcome;
  readonly heals?: Healing;
}

/** Cases that do not end in a card that 'Try again' repairs, with the reason. */
const specials: readonly Special[] = [
  // The retries after half a second and after one second succeed, and a fault that has ended is not reported.
  {
    parts: ['entry', 'chunk', 'style'],
    faults: ['answers 503, then as it should'],
    outcome: 'part',
  },
  // All modules share one registry. Without it the shell starts from its copy, and all modules are available. Its media
  // type is not checked: its content is validated.
  {
    parts: ['registry'],
    faults: ofServers,
    outcome: 'part',
  },
  // Known before any of its files is requested.
  { parts: ['registry'], faults: ['asks for a newer contract'], outcome: 'update' },
  // Code of the module has run, and the release that fixes it cannot replace it in the page.
  {
    parts: ['chunk'],
    faults: ['throws when it is run', 'throws in render', 'throws in an effect'],
    heals: 'reload',
  },
  // Permanently broken before any of its code ran, so the previous version is used. A response with another media type
  // is never run, however often it is requested.
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
    outcome: 'version before',
  },
];

function rowOf(part: Part, fault: FaultKind, hasPrevious: boolean): Row {
  const special = specials.find(
    (one) => one.parts.includes(part) && one.faults.includes(fault) && (!one.hasPrevious || hasPrevious),
  );
  return { part, fault, hasPrevious, outcome: special?.outcome ?? 'card', heals: special?.heals ?? 'again' };
}

const parts: readonly Part[] = ['entry', 'registry', 'chunk', 'style'];

/**
 * Each part with each of its faults, and the faults of the entry again with a previous version, which only they can
 * bring back.
 */
const rows: readonly Row[] = [
  ...parts.flatMap((part) => faultsOf[part].map((fault) => rowOf(part, fault, false))),
  ...faultsOf.entry.map((fault) => rowOf('entry', fault, true)),
  rowOf('registry', 'asks for a newer contract', true),
];

export interface Case extends Row {
  readonly module: (typeof modules)[number];
}

/** All cases for all modules. Some modules have no style to break. */
export const cases: readonly Case[] = rows.flatMap((row) =>
  modules.filter(({ hasStyle }) => hasStyle || row.part !== 'style').map((module) => ({ ...row, module })),
);

const crashes: readonly FaultKind[] = ['throws in render', 'throws in an effect'];
const tampered: readonly FaultKind[] = ['sends a changed byte', 'registers other bytes'];

/** The rules that a case proves. */
export function rulesOf({ part, fault, hasPrevious, outcome, heals }: Row): readonly string[] {
  const isThere = outcome === 'part' || outcome === 'version before';
  const rules = {
    MO2: (outcome === 'card' && !crashes.includes(fault)) || (outcome === 'part' && part !== 'registry'),
    MO3: !isThere && heals === 'again',
    MO4: crashes.includes(fault),
    MO5: outcome === 'update',
    MO9: hasPrevious,
    MO15: outcome === 'part' && part === 'registry',
    MO16: outcome === 'card' && tampered.includes(fault),
  };
  return Object.entries(rules).flatMap(([rule, isProven]) => (isProven ? [rule] : []));
}

/** A seeded random generator from 0 to 1, with the same numbers in each run. */
function numbers(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A sample of this size, the same in each run, with each fault at least once. */
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
