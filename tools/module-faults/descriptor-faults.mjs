import { slotNames } from '../../libs/platform/src/contract/slot-names.mjs';

/**
 * @typedef {import('@dayloom/platform').Descriptor} Descriptor
 * @typedef {import('../release/types.d.ts').OfShell} OfShell
 */

/** What an item needs, by its field that the shell cannot read. */
const shapes = new Map([
  ['path', "an address such as '/habits' or '/habit/:id'"],
  ['to', "an address such as '/habits' or '/habits?new='"],
  ['keys', "keys such as 'g b' or 'mod+b'; 'b' or 'space' for a screen"],
  ...['title', 'label'].map((field) => /** @type {const} */ ([field, '1 to 60 characters'])),
  ...['id', 'icon', 'widget', 'place', 'command', 'kind'].map(
    (field) => /** @type {const} */ ([field, 'a name of lower-case letters, digits and -']),
  ),
  ...['order', 'minHeight'].map((field) => /** @type {const} */ ([field, 'a number'])),
]);

/**
 * What surrounds a module: the other live ones, and what the shell has itself, which shells of earlier releases do not
 * list.
 * @typedef {{ others: readonly Descriptor[], shell?: OfShell | undefined }} Around
 */

/** @type {OfShell} */
const nothing = { addresses: [], shortcuts: [], kinds: [] };

/**
 * Lists what the shell would leave out of a module: items that it cannot read, and links that lead nowhere.
 * @param {Descriptor} descriptor as the shell reads it
 * @param {Around} around
 * @returns {string[]} messages
 */
export const descriptorFaults = (descriptor, { others, shell = nothing }) => [
  ...descriptor.dropped.map(unreadable),
  ...unknownWords(descriptor, shell),
  ...deadLinks(descriptor, others, shell),
];

/**
 * Lists the addresses, intents and keys of a module that the shell, another module or itself has already.
 * @param {Descriptor} descriptor as the shell reads it
 * @param {Around} around
 * @returns {string[]} messages
 */
export const takenFrom = (descriptor, { others, shell = nothing }) => [
  ...takenAddresses(descriptor, others, shell),
  ...takenIntents(descriptor, others),
  ...takenKeys(descriptor, others, shell),
];

/** @param {string} reason as `readDescriptor` gives it: the kind, the item and what is wrong with it */
function unreadable(reason) {
  const [item = ''] = reason.split(': ×');
  const fields = [...reason.matchAll(/→ at (\w+)/g)].map(([, field = '']) => field);
  const needs = fields.map((field) => `its ${field} has to be ${shapes.get(field) ?? 'of another kind'}`);
  return `The shell would leave out ${item}: ${needs.join('; ') || 'it is no object'}.`;
}

const places = ['top', 'more', 'bottom', 'quick', 'dashboard'];

/** @param {Descriptor} descriptor @param {OfShell} shell */
function unknownWords({ routes, nav, slots, commands, notificationSources, searchSources }, shell) {
  const knownSlots = /** @type {readonly string[]} */ (slotNames);
  const lists = Object.entries({ routes, commands, notificationSources, searchSources });
  return [
    ...nav
      .filter(({ place }) => !places.includes(place))
      .map(({ label, place }) => `The link '${label}' is for '${place}'. There are: ${places.join(', ')}.`),
    ...slots
      .filter(({ slot }) => !knownSlots.includes(slot))
      .map(
        ({ widget, slot }) =>
          `No page has the slot '${slot}' of '${widget}'. There are: ${knownSlots.join(', ')}.`,
      ),
    ...notificationSources
      .filter(({ kind = '' }) => shell.kinds.includes(kind))
      .map(
        ({ id, kind }) => `The source '${id}' has the kind '${kind}', which is the shell's: choose another.`,
      ),
    ...lists.flatMap(([kind, items]) =>
      items
        .filter(({ id }, at) => items.findIndex((one) => one.id === id) < at)
        .map(({ id }) => `Two ${kind} have the id '${id}': choose another for one of them.`),
    ),
  ];
}

/** @param {string} address */
const segmentsOf = (address) => (address.split('?')[0] ?? '').toLowerCase().split('/');

/**
 * Whether one address can be that of both: of two screens, or of a link and a screen. Parameters match anything; case
 * does not count.
 * @param {string} one
 * @param {string} other
 */
function overlap(one, other) {
  const [a, b] = [segmentsOf(one), segmentsOf(other)];
  return (
    a.length === b.length &&
    a.every((part, at) => part === b[at] || part.startsWith(':') || b[at]?.startsWith(':'))
  );
}

/** @param {Descriptor} descriptor @param {readonly Descriptor[]} others @param {OfShell} shell */
function deadLinks({ routes, nav, intents, commands, shortcuts }, others, shell) {
  const screens = [routes, ...others.map((other) => other.routes)].flat().map(({ path }) => path);
  const all = [...screens, ...shell.addresses];
  /** @param {string} what @param {string | undefined} to @param {readonly string[]} known */
  const dead = (what, to, known) =>
    to === undefined || known.some((path) => overlap(path, to))
      ? []
      : [`${what} leads to ${to}, where no live module has a screen.`];
  const ids = commands.map(({ id }) => id);
  return [
    ...nav.flatMap(({ label, to }) => dead(`The link '${label}'`, to, screens)),
    ...intents.flatMap(({ id, to }) => dead(`The intent '${id}'`, to, screens)),
    ...commands.flatMap(({ title, to }) => dead(`The command '${title}'`, to, all)),
    ...shortcuts.flatMap(({ title, keys, to, command = '' }) =>
      to === undefined && !ids.includes(command)
        ? [`The shortcut '${title}' (${keys}) names no address and no command of this module.`]
        : dead(`The shortcut '${title}' (${keys})`, to, all),
    ),
  ];
}

/** The server answers addresses that begin like this with files of versions. */
const ofVersions = ['m', 's'];

/** @param {Descriptor} descriptor @param {readonly Descriptor[]} others @param {OfShell} shell */
function takenAddresses({ routes }, others, shell) {
  const taken = [
    ...shell.addresses.map((path) => ({ path, by: 'the shell' })),
    ...others.flatMap((other) => other.routes.map(({ path, title }) => ({ path, by: by(title, other) }))),
  ];
  return routes.flatMap(({ path }, at) => {
    const own = routes
      .slice(0, at)
      .map((route) => ({ path: route.path, by: `its own screen '${route.id}'` }));
    const reserved = ofVersions.includes(segmentsOf(path)[1] ?? '');
    const first = [...own, ...taken].find((other) => overlap(other.path, path));
    const owner = reserved ? 'the files of versions' : first?.by;
    return owner ? [`The address ${path} is taken by ${owner}: choose another.`] : [];
  });
}

/** @param {Descriptor} descriptor @param {readonly Descriptor[]} others */
function takenIntents({ intents }, others) {
  return intents.flatMap(({ id }, at) => {
    const other = others.find((one) => one.intents.some((intent) => intent.id === id));
    const isOwn = intents.findIndex((one) => one.id === id) < at;
    if (!other && !isOwn) return [];
    return [
      `The intent '${id}' is taken by ${other ? other.title : 'this module itself'}: choose another id.`,
    ];
  });
}

/**
 * Whether two shortcuts conflict: the same keys, or one is the beginning of the other's sequence.
 * @param {string} one @param {string} other
 */
const clash = (one, other) => one === other || one.startsWith(`${other} `) || other.startsWith(`${one} `);

/** @param {Descriptor} descriptor @param {readonly Descriptor[]} others @param {OfShell} shell */
function takenKeys({ shortcuts, screenKeys }, others, shell) {
  const taken = [
    ...[...'acflnprtvwxz'].map((key) => ({ keys: `mod+${key}`, by: 'the browser' })),
    ...shell.shortcuts.map(({ keys, title }) => ({ keys, by: `'${title}' of the shell` })),
    ...others.flatMap((other) => other.shortcuts.map(({ keys, title }) => ({ keys, by: by(title, other) }))),
  ];
  return [...shortcuts, ...screenKeys].flatMap(({ keys, title }, at) => {
    const own = shortcuts.slice(0, at).map((one) => ({ keys: one.keys, by: `its own '${one.title}'` }));
    const first = [...own, ...taken].find((other) => clash(other.keys, keys));
    if (!first) return [];
    const begins = first.keys === keys ? '' : `, which has '${first.keys}'`;
    return [`The keys '${keys}' of '${title}' are taken by ${first.by}${begins}: choose others.`];
  });
}

/** @param {string} title of an item @param {Descriptor} owner */
const by = (title, owner) => `'${title}' of ${owner.title}`;
