import * as v from 'valibot';

/** The version of the contract between shell and modules; raised only when something is removed. */
export const CONTRACT = 3;

const name = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/));
const label = v.pipe(v.string(), v.minLength(1), v.maxLength(60));
const address = v.pipe(v.string(), v.regex(/^\/[a-z0-9-]*(\/:?[A-Za-z0-9-]+)*$/));

/** An address with optional initial input for the screen: '/goals?new='. */
const target = v.pipe(v.string(), v.regex(/^\/[a-z0-9-]*(\/[A-Za-z0-9-]+)*(\?[a-z]+=[A-Za-z0-9-]*)?$/));

/** `id` is the name of the component in `defineModule` and of its chunk in the build, `route-<id>`. */
const named = { id: name, title: label };

/** The schema of each kind of item in `module.json`. */
const kinds = {
  /** `title` is the document's title; with `registersNotifications`, opening a screen registers for them. */
  routes: v.object({ ...named, path: address, registersNotifications: v.exactOptional(v.boolean()) }),
  nav: v.object({
    /**
     * The navigation: 'top', 'more' (under 'More' on desktop), 'bottom', 'quick' (tiles of home and profile),
     * 'dashboard' (its quick actions).
     */
    place: name,
    label,
    to: address,
    icon: name,
    order: v.number(),
  }),
  slots: v.object({
    /** One of `slotNames`. */
    slot: v.pipe(v.string(), v.regex(/^[a-z]+(\.[a-z]+)*$/)),
    /** The name of the component in `defineModule`; all widgets of a module are in its chunk `module`. */
    widget: name,
    title: label,
    order: v.number(),
    /** Pixels reserved while the widget loads, to avoid layout shifts. */
    minHeight: v.number(),
  }),
  /** The commands of the palette: an address, or code of the module. */
  commands: v.object({ ...named, to: v.exactOptional(target) }),
  /** The sources of notifications, with the kind of their moments for the push sender. */
  notificationSources: v.object({ ...named, kind: v.exactOptional(name) }),
  /** Addresses that other modules find by name. Parameters that are not in the path of `to` are added to its query. */
  intents: v.object({ ...named, to: address }),
  /** Keys such as 'g d' or 'mod+k' (Ctrl, or Cmd on a Mac), for an address or for the command with that id. */
  shortcuts: v.object({
    ...named,
    keys: v.pipe(v.string(), v.regex(/^(?:(?:mod|shift|alt)\+)*[a-z0-9?/.]( [a-z0-9])?$/)),
    to: v.exactOptional(target),
    command: v.exactOptional(name),
  }),
  /** Keys that a screen handles itself, such as 'r', 'space' or 'alt+up'; the shell only lists them among the shortcuts. */
  screenKeys: v.object({
    ...named,
    keys: v.pipe(v.string(), v.regex(/^(?:alt\+)?(?:[a-z0-9]|space|up|down|left|right)$/)),
  }),
  /** Full-text searches for the palette; lower orders are queried first. */
  searchSources: v.object({ ...named, order: v.number() }),
};

type Kinds = typeof kinds;
/** The lists of a descriptor: 'routes', 'nav', 'slots' and so on. */
export type ItemKind = keyof Kinds;
type Lists = { readonly [Kind in ItemKind]: readonly v.InferOutput<Kinds[Kind]>[] };

/** One item of a descriptor's list, such as `Item<'routes'>`. */
export type Item<Kind extends ItemKind> = Lists[Kind][number];
/** A screen: its address and title. */
export type RouteEntry = Item<'routes'>;
/** A link that a module adds to a navigation of the shell. */
export type NavEntry = Item<'nav'>;
/** A widget that a module adds to a slot. */
export type SlotEntry = Item<'slots'>;

/** The part that all contract versions have in common. */
const envelope = v.looseObject({ name, title: label, contract: v.number() });

/** A module's `module.json`: what the shell knows before it loads the module. */
export interface Descriptor extends Lists {
  readonly name: string;
  readonly title: string;
  readonly contract: number;
  /** Invalid items with the reason; each is ignored without affecting the others. */
  readonly dropped: readonly string[];
}

/** A route of another contract version. Its address is enough to show there that the module needs an update. */
const laterRoute = (title: string) =>
  v.pipe(
    v.object({ path: address }),
    v.transform(({ path }) => ({ id: 'later', path, title })),
  );

/**
 * Parses a `module.json` in two steps: the envelope, then each item; unknown fields and kinds are ignored.
 * @throws if the envelope is invalid
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
