import { readDescriptor } from '@dayloom/platform';
import { describe, expect, it } from 'vitest';
import { descriptorFaults, takenFrom } from './descriptor-faults.mjs';

const shell = {
  addresses: ['/', '/login'],
  shortcuts: [
    { keys: 'g h', title: 'Home' },
    { keys: 'n', title: 'Quick add' },
  ],
  kinds: ['group'],
};
/** @param {object} items @param {string} [title] */
const descriptor = (items, title = 'Garden') =>
  readDescriptor({ name: title.toLowerCase(), title, contract: 3, ...items });
const beds = { id: 'beds', path: '/beds', title: 'Beds' };
const bed = { id: 'bed', path: '/bed/:id', title: 'Bed' };

describe('what the shell would leave out of a module', () => {
  /** @param {object} items */
  const faults = (items) =>
    descriptorFaults(descriptor({ routes: [beds, bed], ...items }), { others: [], shell });

  it.each([
    [
      { routes: [{ ...beds, path: 'beds' }] },
      "its path has to be an address such as '/habits' or '/habit/:id'",
    ],
    [
      { nav: [{ place: 'top', label: '', to: '/beds', icon: 'x', order: 1 }] },
      'its label has to be 1 to 60 characters',
    ],
    [
      { commands: [{ id: 'Dig', title: 'Dig' }] },
      'its id has to be a name of lower-case letters, digits and -',
    ],
    [
      { intents: [{ id: 'dig', title: 'Dig' }] },
      "its to has to be an address such as '/habits' or '/habits?new='",
    ],
    [
      { shortcuts: [{ id: 'b', title: 'B', keys: 'go b' }] },
      "its keys has to be keys such as 'g b' or 'mod+b'",
    ],
    [{ notificationSources: ['frost'] }, 'it is no object'],
    [{ searchSources: [{ id: 'beds', title: 'Beds' }] }, 'its order has to be a number'],
  ])('[MO29] is named with what it needs: %j', (items, needs) => {
    const [kind = ''] = Object.keys(items);
    const found = faults(items).filter((fault) => fault.startsWith(`The shell would leave out ${kind} `));
    expect(found).toEqual([expect.stringContaining(`: ${needs}`)]);
  });

  it.each([
    [
      { nav: [{ place: 'top', label: 'Pond', to: '/pond', icon: 'x', order: 1 }] },
      "The link 'Pond' leads to /pond",
    ],
    [{ nav: [{ place: 'top', label: 'Home', to: '/', icon: 'x', order: 1 }] }, "The link 'Home' leads to /"],
    [{ intents: [{ id: 'dig', title: 'Dig', to: '/dig' }] }, "The intent 'dig' leads to /dig"],
    [{ commands: [{ id: 'dig', title: 'Dig', to: '/dig?new=' }] }, "The command 'Dig' leads to /dig?new="],
    [
      { shortcuts: [{ id: 'd', title: 'Dig', keys: 'g d', to: '/dig' }] },
      "The shortcut 'Dig' (g d) leads to /dig",
    ],
  ])('[MO29] is a link that leads nowhere: %j', (items, says) => {
    expect(faults(items)).toEqual([`${says}, where no live module has a screen.`]);
  });

  it('[MO29] is a place or a slot that no page has, a kind of the shell, and an id that is there twice', () => {
    const nav = [{ place: 'left', label: 'Beds', to: '/beds', icon: 'x', order: 1 }];
    const notificationSources = [{ id: 'frost', title: 'Frost', kind: 'group' }];
    const slots = [{ slot: 'home.sdie', widget: 'beds', title: 'Beds', order: 1, minHeight: 9 }];
    expect(faults({ nav, slots, notificationSources, routes: [beds, { ...beds, path: '/rows' }] })).toEqual([
      "The link 'Beds' is for 'left'. There are: top, more, bottom, quick, dashboard.",
      expect.stringMatching(
        /^No page has the slot 'home\.sdie' of 'beds'\. There are: shell\.clock, home\.today, /,
      ),
      "The source 'frost' has the kind 'group', which is the shell's: choose another.",
      "Two routes have the id 'beds': choose another for one of them.",
    ]);
  });

  it('[MO29] is a shortcut without an address or a command', () => {
    expect(faults({ shortcuts: [{ id: 'd', title: 'Dig', keys: 'g d', command: 'dig' }] })).toEqual([
      "The shortcut 'Dig' (g d) names no address and no command of this module.",
    ]);
  });

  it('is no link to a screen with a parameter, to the shell, or to what a query opens', () => {
    const shortcuts = [{ id: 'h', title: 'To home', keys: 'g o', to: '/' }];
    const commands = [{ id: 'add', title: 'Add Bed', to: '/beds?new=' }];
    const intents = [{ id: 'open-bed', title: 'Open a bed', to: '/bed/:id' }];
    expect(faults({ shortcuts, commands, intents })).toEqual([]);
  });
});

describe('what a module takes from others', () => {
  const other = descriptor(
    {
      routes: [
        { id: 'board', path: '/board', title: 'Board' },
        { id: 'card', path: '/card/:id', title: 'Card' },
      ],
      intents: [{ id: 'open-card', title: 'Open a card', to: '/card/:id' }],
      shortcuts: [{ id: 'board', title: 'Board', keys: 'g b', to: '/board' }],
    },
    'Office',
  );
  /** @param {object} items */
  const faults = (items) => takenFrom(descriptor(items), { others: [other], shell });
  /** @param {...string} paths */
  const routes = (...paths) => ({ routes: paths.map((path, at) => ({ id: `at-${at}`, path, title: 'A' })) });

  it.each([
    ['/board', "'Board' of Office"],
    ['/card/:number', "'Card' of Office"],
    ['/card/new', "'Card' of Office"],
    ['/login', 'the shell'],
    ['/m/beds', 'the files of versions'],
    ['/s', 'the files of versions'],
  ])('[MO29] is the address %s', (path, owner) => {
    expect(faults(routes(path))).toEqual([`The address ${path} is taken by ${owner}: choose another.`]);
  });

  it('[MO29] is an address or an intent that it has twice itself', () => {
    const intents = ['a', 'b', 'a'].map((id) => ({ id, title: id, to: '/beds' }));
    expect(faults({ ...routes('/beds', '/beds'), intents })).toEqual([
      "The address /beds is taken by its own screen 'at-0': choose another.",
      "The intent 'a' is taken by this module itself: choose another id.",
    ]);
  });

  it('is no address that only begins alike', () => {
    expect(faults(routes('/board/new', '/card', '/boards', '/card/:id/print', '/miles'))).toEqual([]);
  });

  it('[MO29] is an intent', () => {
    const intents = [{ id: 'open-card', title: 'Open', to: '/beds' }];
    expect(faults({ ...routes('/beds'), intents })).toEqual([
      "The intent 'open-card' is taken by Office: choose another id.",
    ]);
  });

  it('[KA8, MO29] is keys, or the first of two keys', () => {
    const keys = ['g h', 'g', 'g b', 'n', 'g x', 'mod+b', 'mod+c'];
    const shortcuts = keys.map((one, at) => ({ id: `s-${at}`, title: `S${at}`, keys: one, to: '/beds' }));
    const screenKeys = [{ id: 'next', title: 'Next', keys: 'n' }];
    expect(faults({ ...routes('/beds'), shortcuts, screenKeys })).toEqual([
      "The keys 'g h' of 'S0' are taken by 'Home' of the shell: choose others.",
      "The keys 'g' of 'S1' are taken by its own 'S0', which has 'g h': choose others.",
      "The keys 'g b' of 'S2' are taken by its own 'S1', which has 'g': choose others.",
      "The keys 'n' of 'S3' are taken by 'Quick add' of the shell: choose others.",
      "The keys 'g x' of 'S4' are taken by its own 'S1', which has 'g': choose others.",
      "The keys 'mod+c' of 'S6' are taken by the browser: choose others.",
      "The keys 'n' of 'Next' are taken by its own 'S3': choose others.",
    ]);
  });
});
