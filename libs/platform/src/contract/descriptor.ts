import * as v from 'valibot';

/** The contract this platform speaks; raised only when something is taken away. */
export const CONTRACT = 2;

const name = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/));
const label = v.pipe(v.string(), v.minLength(1), v.maxLength(60));
const address = v.pipe(v.string(), v.regex(/^\/[a-z0-9-]*(\/:?[A-Za-z0-9-]+)*$/));

const route = v.object({
  /** Names the piece in `defineModule` and its chunk in the build: `route-<id>`. */
  id: name,
  path: address,
  /** The document's title while the screen is open. */
  title: label,
});

const navEntry = v.object({
  /** Where the link stands: 'top', 'bottom', 'quick' (tiles of home and profile), 'dashboard' (its quick actions). */
  place: name,
  label,
  to: address,
  icon: name,
  order: v.number(),
});

const slotEntry = v.object({
  /** A place in a page of the shell: 'home.counters', 'home.main', 'home.side', 'home.wide'. */
  slot: v.pipe(v.string(), v.regex(/^[a-z]+(\.[a-z]+)*$/)),
  /** Names the piece in `defineModule`; all widgets of a module are one chunk in the build, `widgets`. */
  widget: name,
  title: label,
  order: v.number(),
  /** Pixels kept free while the widget loads, so that nothing jumps. */
  minHeight: v.number(),
});

const command = v.object({ id: name, title: label, to: v.exactOptional(address) });

const items = v.optional(v.array(v.unknown()), []);

/** What every contract version can read of every other. */
const envelope = v.object({
  name,
  title: label,
  contract: v.number(),
  routes: items,
  nav: items,
  slots: items,
  commands: items,
});

export type RouteEntry = v.InferOutput<typeof route>;
export type NavEntry = v.InferOutput<typeof navEntry>;
export type SlotEntry = v.InferOutput<typeof slotEntry>;
export type CommandEntry = v.InferOutput<typeof command>;

/** A module's `module.json`: what the shell can know without running the module. */
export interface Descriptor {
  readonly name: string;
  readonly title: string;
  readonly contract: number;
  readonly routes: readonly RouteEntry[];
  readonly nav: readonly NavEntry[];
  readonly slots: readonly SlotEntry[];
  readonly commands: readonly CommandEntry[];
  /** Items that could not be read, with the reason: each drops only itself. */
  readonly dropped: readonly string[];
}

/** A route of another contract: its address is enough to say there that the module needs an update (MO5). */
const laterRoute = (title: string) =>
  v.pipe(
    v.object({ path: address }),
    v.transform(({ path }) => ({ id: 'later', path, title })),
  );

/**
 * Reads a `module.json` in two steps: the envelope, then each item by itself; unknown fields are ignored.
 * @throws when the envelope does not fit
 */
export function readDescriptor(value: unknown): Descriptor {
  const { title, contract, ...read } = v.parse(envelope, value);
  const dropped: string[] = [];
  const each = <T>(kind: string, schema: v.GenericSchema<unknown, T>, list: readonly unknown[]) =>
    list.flatMap((item): T[] => {
      const result = v.safeParse(schema, item);
      if (result.success) return [result.output];
      dropped.push(`${kind} ${JSON.stringify(item)}: ${v.summarize(result.issues)}`);
      return [];
    });
  return {
    name: read.name,
    title,
    contract,
    routes: each('route', contract === CONTRACT ? route : laterRoute(title), read.routes),
    nav: each('nav', navEntry, read.nav),
    slots: each('slot', slotEntry, read.slots),
    commands: each('command', command, read.commands),
    dropped,
  };
}
