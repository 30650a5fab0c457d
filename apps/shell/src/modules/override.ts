import * as v from 'valibot';
import { longestOverride } from '../loader/limits.ts';
import type { ModuleChoice } from '../loader/module-set.ts';
import { type ModuleEntry, readModuleEntry } from '../loader/registry.ts';
import { overrideKey } from './override-asked.ts';

const moduleName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/));
const versionName = v.pipe(v.string(), v.regex(/^[\w.+-]{1,60}$/));
const schema = v.object({ versions: v.record(moduleName, versionName), without: v.array(moduleName) });

/** What the address requested for this tab: other versions of modules, and modules to leave out. */
export type Override = v.InferOutput<typeof schema>;

const none: Override = { versions: {}, without: [] };

/** A module that this tab leaves out. */
interface LeftOut {
  readonly title: string;
  /** The paths of its screens, with parameters such as `:id`. */
  readonly paths: readonly string[];
}

/** The outcome of an override. What the address requested in vain is reported without its own words. */
export interface OverrideOutcome extends Override {
  readonly leftOut: readonly LeftOut[];
  /** Titles of the modules whose requested version is unavailable: the released one runs. */
  readonly missing: readonly string[];
  /** Whether it names a module that does not exist, or a version of one that is not live and was never released. */
  readonly hasUnknown: boolean;
  /** Whether the server did not send a module that is not live. */
  readonly hasFailed: boolean;
  /** Whether a requested version was withdrawn. */
  readonly hasWithdrawn: boolean;
}

/**
 * The address's words appear in a banner of the product, so only valid names of modules and versions are accepted.
 */
function stored(): Override {
  try {
    return v.parse(schema, JSON.parse(sessionStorage.getItem(overrideKey) ?? 'null'));
  } catch {
    return none;
  }
}

function keep(override: Override) {
  try {
    sessionStorage.setItem(overrideKey, JSON.stringify(override));
  } catch {
    // Without storage it lasts until the next page load.
  }
}

/** Reads `?module=works@1.2.0` and `?without=works,focus` and stores them until they are reset. */
export function readOverride(search: string): Override {
  const asked = new URLSearchParams(search);
  const before = stored();
  const wordsOf = (name: string) => asked.getAll(name).flatMap((text) => text.split(','));
  const pairs = wordsOf('module')
    .map((text) => text.split('@'))
    .filter((pair): pair is [string, string] => v.is(v.strictTuple([moduleName, versionName]), pair));
  const without = wordsOf('without').filter((name) => v.is(moduleName, name));
  const override = {
    versions: { ...before.versions, ...Object.fromEntries(pairs) },
    without: [...new Set([...before.without, ...without])],
  };
  if (isOverridden(override)) keep(override);
  return override;
}

const isOverridden = ({ versions, without }: Override) => Object.keys(versions).length + without.length > 0;

/** The names of modules whose requested version was not sent, or was withdrawn. */
interface InVain {
  readonly failed: readonly string[];
  readonly gone: readonly string[];
}

/** Leaves out versions that were never released and modules that do not exist. */
function outcomeOf(
  { versions, without }: Override,
  released: readonly ModuleChoice[],
  choices: readonly ModuleChoice[],
  { failed, gone }: InVain,
): OverrideOutcome {
  const changed = choices.filter(({ origin }) => origin === 'override').map(({ entry }) => entry.name);
  const left = released.filter(({ entry }) => without.includes(entry.name));
  const missed = choices.filter(
    ({ entry: { name } }) => name in versions && !changed.includes(name) && !gone.includes(name),
  );
  const known = [...released, ...choices].map(({ entry }) => entry.name);
  const unknown = [...Object.keys(versions), ...without].filter((name) => !known.includes(name));
  return {
    versions: Object.fromEntries(Object.entries(versions).filter(([name]) => changed.includes(name))),
    without: without.filter((name) => known.includes(name)),
    leftOut: left.map(({ entry: { descriptor } }) => ({
      title: descriptor.title,
      paths: descriptor.routes.map(({ path }) => path),
    })),
    missing: missed.map(({ entry }) => entry.descriptor.title),
    hasUnknown: unknown.some((name) => !failed.includes(name) && !gone.includes(name)),
    hasFailed: unknown.some((name) => failed.includes(name)),
    hasWithdrawn: gone.length > 0,
  };
}

/** Resets every override and reloads the page without its parameters. */
export function resetOverride() {
  try {
    sessionStorage.removeItem(overrideKey);
  } catch {
    // Without storage, nothing was stored.
  }
  const address = new URL(location.href);
  address.searchParams.delete('module');
  address.searchParams.delete('without');
  // A navigation to the same address, or to one that differs only in its hash, would load nothing.
  history.replaceState(history.state, '', address);
  location.reload();
}

/** @returns undefined if the server has no such version; rejects if it does not answer or its answer is none */
async function releasedEntry(name: string, version: string): Promise<ModuleEntry | undefined> {
  const address = `/m/${encodeURIComponent(name)}/${encodeURIComponent(version)}/entry.json`;
  const response = await fetch(address, { signal: AbortSignal.timeout(longestOverride) });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`The server answered ${response.status} for ${name} ${version}`);
  return readModuleEntry(await response.json());
}

/**
 * The modules that this tab runs, and the outcome of the override. A version that cannot be had changes nothing; a
 * module that is not live is added.
 * @param search the query of the page's address
 * @param withdrawn versions that the registry names as withdrawn
 * @returns `outcome` is undefined if nothing was requested
 */
export async function overriddenChoices(
  released: readonly ModuleChoice[],
  search: string,
  withdrawn: readonly string[] = [],
) {
  const override = readOverride(search);
  const { versions, without } = override;
  const failed: string[] = [];
  const gone: string[] = [];
  const asked = await Promise.all(
    Object.entries(versions).map(async ([name, version]) => {
      if (withdrawn.includes(`${name}@${version}`)) {
        gone.push(name);
        return undefined;
      }
      try {
        return await releasedEntry(name, version);
      } catch (error) {
        console.error(error);
        failed.push(name);
        return undefined;
      }
    }),
  );
  const entries = new Map(released.map((choice) => [choice.entry.name, choice]));
  for (const entry of asked) if (entry) entries.set(entry.name, { entry, origin: 'override' });
  const choices = [...entries.values()].filter(({ entry }) => !without.includes(entry.name));
  return {
    choices,
    outcome: isOverridden(override) ? outcomeOf(override, released, choices, { failed, gone }) : undefined,
  };
}
