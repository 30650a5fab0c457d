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

/** A module's `module.json`: what the shell can know without running the module. Unknown fields are ignored. */
export const descriptorSchema = v.object({
  name,
  title: label,
  contract: v.number(),
  routes: v.optional(v.array(route), []),
  nav: v.optional(v.array(navEntry), []),
  slots: v.optional(v.array(slotEntry), []),
  commands: v.optional(v.array(command), []),
});

export type Descriptor = v.InferOutput<typeof descriptorSchema>;
export type RouteEntry = v.InferOutput<typeof route>;
export type NavEntry = v.InferOutput<typeof navEntry>;
export type SlotEntry = v.InferOutput<typeof slotEntry>;

/** Reads a `module.json`. @throws when it does not fit */
export const readDescriptor = (value: unknown): Descriptor => v.parse(descriptorSchema, value);
