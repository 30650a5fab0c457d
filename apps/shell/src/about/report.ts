import { CONTRACT } from '@dayloom/platform';
import { failedFiles } from '@dayloom/platform/file-integrity';
import type { Atoms } from '../atoms.ts';
import type { ModuleFailure } from '../loader/failure-log.ts';
import { registryFailure } from '../loader/registry-client.ts';
import type { RegistrySource } from '../loader/registry.ts';
import type { Origin } from '../loader/release-in-use.ts';
import type { RemoteModule } from '../loader/remote-module.ts';
import { type Modules, modulesAtom } from '../modules/modules.ts';
import { type KeptReport, keptReport } from '../offline/kept-report.ts';
import { fileOf, messageOf } from './failure-text.ts';
import { development, shellVersion } from './shell-version.ts';

/** One thing of a module that failed. */
export interface FailureReport {
  /** ISO 8601. */
  readonly at: string;
  readonly version: string;
  /** Which part of it: `route 'goals'`. */
  readonly what: string;
  /** The file that did not come or was refused, or the one in which it was thrown. */
  readonly file: string | undefined;
  readonly message: string;
}

/** A file of the shell that was missing, refused for its hash, or given up. */
export interface FailedFile {
  readonly file: string;
  readonly times: number;
}

export type ModuleState = 'loaded' | 'not loaded' | 'failed' | 'needs an update';

export interface ModuleReport {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  /** Why this version. */
  readonly origin: Origin;
  /** The live version in whose place this one runs. */
  readonly dead: { readonly version: string; readonly reason: string } | undefined;
  readonly state: ModuleState;
  /** A later one is live, which only a page load brings. */
  readonly isOutdated: boolean;
  /** Why it may not run here. */
  readonly refusal: string | undefined;
  /** Milliseconds that its definition took to come and run. */
  readonly loadedIn: number | undefined;
  readonly failures: readonly FailureReport[];
}

/**
 * What this page is made of, where each part came from and what failed: plain data, to be read by others. Nothing in it
 * is the user's: no record, mail address or token.
 */
export interface Report {
  /** ISO 8601. */
  readonly at: string;
  readonly shell: {
    readonly version: string;
    readonly contract: number;
    /** A later one is live, which a page load brings. */
    readonly isOutdated: boolean;
    readonly failedFiles: readonly FailedFile[];
  };
  readonly registry: {
    readonly revision: number | undefined;
    /** 'none' where neither the live one nor a copy can be read. */
    readonly source: RegistrySource | 'loading' | 'none';
    /** Why the live one is not in use, or was not the last time it was asked for. */
    readonly failure: string | undefined;
  };
  /** For starts without a network; undefined where the page has not looked yet, and of who is not signed in. */
  readonly kept: KeptReport | undefined;
  readonly modules: readonly ModuleReport[];
  /** Names of the modules that this tab leaves out. */
  readonly without: readonly string[];
  readonly browser: string;
  readonly isOnline: boolean;
}

const iso = (milliseconds: number) => new Date(milliseconds).toISOString();
const pathOf = (address: string) => new URL(address, location.href).pathname;

/** What neither names its file nor was thrown in one is laid at the file of the module that failed last. */
function failureOf({ at, version, what, error }: ModuleFailure, name: string): FailureReport {
  const folder = `/m/${name}/${version}/`;
  const lastFile = () => [...failedFiles().keys()].map(pathOf).findLast((file) => file.startsWith(folder));
  const file = fileOf(error, folder) ?? lastFile();
  return { at: iso(at), version, what, file, message: messageOf(error) };
}

function stateOf({ refusal, loaded, failures }: RemoteModule): ModuleState {
  if (refusal !== undefined) return 'needs an update';
  if (loaded) return 'loaded';
  return failures.length > 0 ? 'failed' : 'not loaded';
}

function moduleReport(module: RemoteModule): ModuleReport {
  const { entry, origin, dead, refusal, loadedIn, failures } = module;
  return {
    name: entry.name,
    title: entry.descriptor.title,
    version: entry.version,
    origin,
    dead,
    state: stateOf(module),
    isOutdated: module.isOutdated,
    refusal,
    loadedIn,
    failures: failures.map((failure) => failureOf(failure, entry.name)),
  };
}

function registryReport(modules: Modules): Report['registry'] {
  const failure = registryFailure();
  return {
    revision: modules.phase === 'ready' ? modules.set.revision : undefined,
    source: modules.phase === 'ready' ? modules.source : modules.phase,
    failure: failure === undefined ? undefined : messageOf(failure),
  };
}

const failedFilesOfShell = () =>
  [...failedFiles()]
    .map(([address, times]) => ({ file: pathOf(address), times }))
    .filter(({ file }) => file.startsWith('/s/'));

/** A copy of the registry may tell of an earlier day, and a page in development is of no release. */
function isOtherLive(version: string, modules: Modules): boolean {
  if (modules.phase !== 'ready' || modules.source !== 'live' || modules.shell === undefined) return false;
  return version !== development && version !== shellVersion(modules.shell);
}

function shellReport(modules: Modules): Report['shell'] {
  const version = shellVersion();
  const isOutdated = isOtherLive(version, modules);
  return { version, contract: CONTRACT, isOutdated, failedFiles: failedFilesOfShell() };
}

/** What can be said right now. */
export function reportOf(atoms: Pick<Atoms, 'get'>): Report {
  const modules = atoms.get(modulesAtom);
  return {
    at: iso(Date.now()),
    shell: shellReport(modules),
    registry: registryReport(modules),
    kept: keptReport(),
    modules: modules.phase === 'ready' ? modules.set.modules.map(moduleReport) : [],
    without: (modules.phase === 'ready' && modules.override?.without) || [],
    browser: navigator.userAgent,
    isOnline: navigator.onLine,
  };
}
