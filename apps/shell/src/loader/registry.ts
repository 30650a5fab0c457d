import { readDescriptor } from '@dayloom/platform';
import * as v from 'valibot';

/** A path of this origin, and nothing that a browser would read as another host. */
const path = v.pipe(v.string(), v.regex(/^(?:\/[\w.@+-]+)+$/));
const folder = v.pipe(v.string(), v.regex(/^(?:\/[\w.@+-]+)+\/$/));
/** SHA-384 of a file as browsers check it. */
const hash = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

const release = v.object({
  name: v.pipe(v.string(), v.minLength(1)),
  version: v.pipe(v.string(), v.minLength(1)),
  /** The container's script. */
  entry: path,
  /** Every script and style of this release with its hash, by absolute path. */
  files: v.record(v.string(), v.unknown()),
  /** What each screen or widget needs, by its chunk's name. */
  chunks: v.optional(v.record(v.string(), v.array(path)), {}),
  /** The version before and the hash of its `entry.json`; whoever releases one without a hash offers no way back. */
  previous: v.fallback(v.optional(v.object({ version: v.string(), path: folder, entry: hash })), undefined),
  descriptor: v.pipe(v.unknown(), v.transform(readDescriptor)),
  /** The least level of platform, ui and records that it can run with. */
  needs: v.optional(v.record(v.string(), v.number()), {}),
  /** The versions of the shared libraries it was built against. */
  shared: v.optional(v.record(v.string(), v.string()), {}),
});

type Release = v.InferOutput<typeof release>;

/** One live module, as the registry names it. */
export type ModuleEntry = Omit<Release, 'files'> & { readonly files: Readonly<Record<string, string>> };

/** Where a registry came from, for the about panel. */
export type RegistrySource = 'live' | 'last good copy' | 'built-in copy';

export interface Registry {
  /** What its revision counts on: releases made anew from nothing are of another line. */
  readonly line: string | undefined;
  readonly revision: number;
  /** The folder of the live shell. */
  readonly shell: string | undefined;
  readonly modules: readonly ModuleEntry[];
  /** Entries, items and hashes that could not be read, with the reason: each drops only itself. */
  readonly dropped: readonly string[];
}

const outline = v.object({
  schemaVersion: v.literal(1),
  line: v.fallback(v.optional(v.string()), undefined),
  revision: v.number(),
  shell: v.fallback(v.optional(v.object({ path: v.string() })), undefined),
  modules: v.array(v.unknown()),
});

/** The files whose hash can be checked: any other one would run unchecked, so it does not run. */
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

/** Reads one module's entry, as the registry or an `entry.json` holds it. @throws when it does not fit */
export function readModuleEntry(value: unknown): ModuleEntry {
  const dropped: string[] = [];
  const entry = readEntry(value, dropped);
  if (!entry) throw new Error(dropped.join('\n'));
  return entry;
}

/** Reads loosely: unknown fields are ignored, one bad entry drops only itself. @throws when it is no registry at all */
export function readRegistry(value: unknown): Registry {
  const { line, revision, shell, modules } = v.parse(outline, value);
  const dropped: string[] = [];
  const read = modules.flatMap((candidate) => readEntry(candidate, dropped) ?? []);
  return { line, revision, shell: shell?.path, modules: read, dropped };
}
