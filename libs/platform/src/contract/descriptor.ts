import * as v from 'valibot';

/** The contract this platform speaks; raised only when something is taken away. */
export const CONTRACT = 3;

const name = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/));
const label = v.pipe(v.string(), v.minLength(1), v.maxLength(60));
const address = v.pipe(v.string(), v.regex(/^\/[a-z0-9-]*(\/:?[A-Za-z0-9-]+)*$/));

/** An address with what the screen is to begin with: '/goals?new='. */
const target = v.pipe(v.string(), v.regex(/^\/[a-z0-9-]*(\/[A-Za-z0-9-]+)*(\?[a-z]+=[A-Za-z0-9-]*)?$/));

/** Of a screen, say: `id` names the component in `defineModule` and its chunk in the build, `route-<id>`. */
const named = { id: name, title: label };

/** How each kind of item is written in `module.json`. */
const kinds = {
  /** `title` is the document's while the screen is open; `registersNotifications`: opening it registers for notifications. */
  routes: v.object({ ...named, path: address, registersNotifications: v.exactOptional(v.boolean()) }),
  nav: v.object({
    /** Where the link is: 'top', 'more' (under 'More' on desktop), 'bottom', 'quick' (tiles of home and profile), 'dashboard' (its quick actions). */
    place: name,
    label,
    to: address,
    icon: name,
    order: v.number(),
  }),
  slots: v.object({
    /** One of `slotNames`. */
    slot: v.pipe(v.string(), v.regex(/^[a-z]+(\.[a-z]+)*$/)),
    /** Names the component in `defineModule`; all widgets of a module are part of its own chunk, `module`. */
    widget: name,
    title: label,
    order: v.number(),
    /** Pixels kept free while the widget loads, so that nothing jumps. */
    minHeight: v.number(),
  }),
  /** What the palette offers: an address to go to, or code of the module to run. */
  commands: v.object({ ...named, to: v.exactOptional(target) }),
  /** What there is to notify of, and of which kind its moments are, for the push sender. */
  notificationSources: v.object({ ...named, kind: v.exactOptional(name) }),
  /** What other modules may ask for by name: a parameter that `to` does not name goes into its query. */
  intents: v.object({ ...named, to: address }),
  /** Keys as 'g d' or 'mod+k' (Ctrl, Cmd on a Mac); they go to an address or run the command of that id. */
  shortcuts: v.object({
    ...named,
    keys: v.pipe(v.string(), v.regex(/^(?:(?:mod|shift|alt)\+)*[a-z0-9?/.]( [a-z0-9])?$/)),
    to: v.exactOptional(target),
    command: v.exactOptional(name),
  }),
  /** Keys that a screen hears itself, as 'r' or 'space': the list of shortcuts names them, and the shell does nothing. */
  screenKeys: v.object({ ...named, keys: v.pipe(v.string(), v.regex(/^(?:[a-z0-9]|space)$/)) }),
  /** Records by text, for the palette; lower orders are asked first. */
  searchSources: v.object({ ...named, order: v.number() }),
  /** A section of the settings page. */
  settings: v.object({ ...named, order: v.number(), minHeight: v.number() }),
};

type Kinds = typeof kinds;
/** The lists of a descriptor: 'routes', 'nav', 'slots' and so on. */
export type ItemKind = keyof Kinds;
type Lists = { readonly [Kind in ItemKind]: readonly v.InferOutput<Kinds[Kind]>[] };

/** One item of a descriptor's list, such as `Item<'routes'>`. */
export type Item<Kind extends ItemKind> = Lists[Kind][number];
/** A screen: its address and title. */
export type RouteEntry = Item<'routes'>;
/** A link that a module puts into a navigation of the shell. */
export type NavEntry = Item<'nav'>;
/** A widget that a module puts into a slot. */
export type SlotEntry = Item<'slots'>;

/** What every contract version can read of every other. */
const envelope = v.looseObject({ name, title: label, contract: v.number() });

/** A module's `module.json`: what the shell can know without running the module. */
export interface Descriptor extends Lists {
  readonly name: string;
  readonly title: string;
  readonly contract: number;
  /** Items that could not be read, with the reason: each drops only itself. */
  readonly dropped: readonly string[];
}

/** A route of another contract: its address is enough to say there that the module needs an update. */
const laterRoute = (title: string) =>
  v.pipe(
    v.object({ path: address }),
    v.transform(({ path }) => ({ id: 'later', path, title })),
  );

/**
 * Reads a `module.json` in two steps: the envelope, then each item by itself; unknown fields and kinds are ignored.
 * @throws when the envelope does not fit
 */
export function readDescriptor(value: unknown): Descriptor {
  const { title, contract, ...written } = v.parse(envelope, value);
  const dropped: string[] = [];
  const read = Object.entries(kinds).map(([kind, schema]) => {
    const list = written[kind] ?? [];
    const items = Array.isArray(list) ? (list as readonly unknown[]) : [list];
    const itemSchema = kind === 'routes' && contract !== CONTRACT ? laterRoute(title) : schema;
    const good = items.flatMap((item) => {
      const result = v.safeParse(itemSchema, item);
      if (result.success) return [result.output];
      dropped.push(`${kind} ${JSON.stringify(item)}: ${v.summarize(result.issues)}`);
      return [];
    });
    return [kind, good];
  });
  return { name: written.name, title, contract, dropped, ...(Object.fromEntries(read) as Lists) };
}
