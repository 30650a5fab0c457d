import * as v from 'valibot';
import { descriptorSchema } from '../contract/descriptor.ts';

const address = v.pipe(v.string(), v.regex(/^\/[^/\\]/));

const release = {
  version: v.pipe(v.string(), v.minLength(1)),
  /** The container's script. */
  entry: address,
  /** Every script and style of this release with its hash, by absolute path. */
  files: v.record(v.string(), v.string()),
  /** What each lazy piece needs, by its chunk's name. */
  chunks: v.optional(v.record(v.string(), v.array(v.string())), {}),
  descriptor: descriptorSchema,
  /** The versions of the shared libraries it was built against. */
  shared: v.optional(v.record(v.string(), v.string()), {}),
};

const moduleSchema = v.object({ name: v.pipe(v.string(), v.minLength(1)), ...release });

/** One live module, as the registry names it. */
export type ModuleEntry = v.InferOutput<typeof moduleSchema>;

/** Where a registry came from, for the about panel. */
export type RegistrySource = 'live' | 'last good copy' | 'built-in copy';

export interface Registry {
  readonly revision: number;
  readonly modules: readonly ModuleEntry[];
  /** Entries that could not be read, with the reason: each drops only itself. */
  readonly dropped: readonly string[];
}

const outline = v.object({
  schemaVersion: v.literal(1),
  revision: v.number(),
  modules: v.array(v.unknown()),
});

/** Reads one module's entry, as the registry or an `entry.json` holds it. @throws when it does not fit */
export const readModuleEntry = (value: unknown): ModuleEntry => v.parse(moduleSchema, value);

/** Reads loosely: unknown fields are ignored, one bad entry drops only itself. @throws when it is no registry at all */
export function readRegistry(value: unknown): Registry {
  const { revision, modules } = v.parse(outline, value);
  const read: ModuleEntry[] = [];
  const dropped: string[] = [];
  for (const candidate of modules) {
    const result = v.safeParse(moduleSchema, candidate);
    if (result.success) read.push(result.output);
    else dropped.push(v.summarize(result.issues));
  }
  return { revision, modules: read, dropped };
}
