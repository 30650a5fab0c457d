import { readDescriptor } from '@dayloom/platform';
import * as v from 'valibot';

/** A path on this origin that no browser reads as another host. */
const path = v.pipe(v.string(), v.regex(/^(?:\/[\w.@+-]+)+$/));
const folder = v.pipe(v.string(), v.regex(/^(?:\/[\w.@+-]+)+\/$/));
/** SHA-384 of a file, as in an `integrity` attribute. */
const hash = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

const release = v.object({
  name: v.pipe(v.string(), v.minLength(1)),
  version: v.pipe(v.string(), v.minLength(1)),
  /** The container's script. */
  entry: path,
  /** Every script and style of this release with its hash, by absolute path. */
  files: v.record(v.string(), v.unknown()),
  /** The files that each screen or widget needs, by the name of its chunk. */
  chunks: v.optional(v.record(v.string(), v.array(path)), {}),
  /** The previous version and the hash of its `entry.json`. Without a hash there is no fallback. */
  previous: v.fallback(v.optional(v.object({ version: v.string(), path: folder, entry: hash })), undefined),
  descriptor: v.pipe(v.unknown(), v.transform(readDescriptor)),
  /** The lowest levels of platform, ui and records that it can run with. */
  needs: v.optional(v.record(v.string(), v.number()), {}),
  /** The versions of the shared libraries it was built against. */
  shared: v.optional(v.record(v.string(), v.string()), {}),
});

type Release = v.InferOutput<typeof release>;

/** A live module, as the registry names it. */
export type ModuleEntry = Omit<Release, 'files'> & { readonly files: Readonly<Record<string, string>> };

/** The source of a registry, for the about panel. */
export type RegistrySource = 'live' | 'last good copy' | 'built-in copy';

export interface Registry {
  /** The line of its revisions: a server set up from scratch starts another line. */
  readonly line: string | undefined;
  readonly revision: number;
  /** The folder of the live shell. */
  readonly shell: string | undefined;
  readonly modules: readonly ModuleEntry[];
  /** Versions that no page may load any more, such as 'works@1.2.0-0a1b2c3d'. */
  readonly withdrawn: readonly string[];
  /** The entries, items and hashes that could not be read, with the reason. Each of them drops only itself. */
  readonly dropped: readonly string[];
}

const outline = v.object({
  schemaVersion: v.literal(1),
  line: v.fallback(v.optional(v.string()), undefined),
  revision: v.number(),
  shell: v.fallback(v.optional(v.object({ path: v.string() })), undefined),
  modules: v.array(v.unknown()),
  withdrawn: v.fallback(v.optional(v.array(v.string()), []), []),
});

/** The files whose hash can be checked. Any other file would run unchecked, so it does not run. */
function fileHashes({ name, files }: Release, dropped: string[]): Readonly<Record<string, string>> {
  const good: Record<string, string> = {};
  for (const [file, value] of Object.entries(files))
    if (v.is(path, file) && v.is(hash, value)) good[file] = value;
    else dropped.push(`${name}: ${file} has no hash that can be checked`);
  return good;
}

function readEntry(value: unknown, dropped: string[]): ModuleEntry | undefined {
  try {
    const read = v.parse(release, value);
    for (const reason of read.descriptor.dropped) dropped.push(`${read.name}: ${reason}`);
    return { ...read, files: fileHashes(read, dropped) };
  } catch (error) {
    dropped.push(v.isValiError(error) ? v.summarize(error.issues) : String(error));
    return undefined;
  }
}

/** Reads one module's entry from a registry or an `entry.json`. @throws if it is invalid */
export function readModuleEntry(value: unknown): ModuleEntry {
  const dropped: string[] = [];
  const entry = readEntry(value, dropped);
  if (!entry) throw new Error(dropped.join('\n'));
  return entry;
}

/**
 * Reads leniently: unknown fields are ignored, and an invalid entry drops only itself.
 * @throws if it is no registry at all
 */
export function readRegistry(value: unknown): Registry {
  const { line, revision, shell, modules, withdrawn } = v.parse(outline, value);
  const dropped: string[] = [];
  const read = modules.flatMap((candidate) => readEntry(candidate, dropped) ?? []);
  return { line, revision, shell: shell?.path, modules: read, withdrawn, dropped };
}
