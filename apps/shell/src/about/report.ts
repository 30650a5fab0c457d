import type { Atoms } from '@dayloom/platform/atoms';
import { type KeptReport, keptReport } from '@dayloom/offline';
import { CONTRACT } from '@dayloom/platform';
import { failedFiles } from '@dayloom/platform/file-integrity';
import type { ModuleFailure, RemoteModule } from '../loader/remote-module.ts';
import { registryFailure } from '../loader/registry-client.ts';
import type { RegistrySource } from '../loader/registry.ts';
import { type Modules, modulesAtom } from '../modules/modules.ts';
import { fileOf, messageOf } from './failure-text.ts';
import { development, shellVersion } from './shell-version.ts';

export interface FailureReport {
  /** ISO 8601. */
  readonly at: string;
  readonly version: string;
  /** The part that failed, such as `route 'goals'`. */
  readonly what: string;
  /** The file that failed to load or was rejected, or the file that threw the error. */
  readonly file: string | undefined;
  readonly message: string;
}

/** A file of the shell that was missing, had the wrong hash, or was abandoned. */
export interface FailedFile {
  readonly file: string;
  readonly times: number;
}

export type ModuleState = 'loaded' | 'not loaded' | 'failed' | 'needs an update';

export interface ModuleReport extends Pick<
  RemoteModule,
  'origin' | 'dead' | 'isOutdated' | 'refusal' | 'loadedIn'
> {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly state: ModuleState;
  readonly failures: readonly FailureReport[];
}

/**
 * What this page consists of, where each part came from and what failed, as plain data for other programs. It
 * contains nothing personal: no record, mail address or token.
 */
export interface Report {
  /** ISO 8601. */
  readonly at: string;
  readonly shell: {
    readonly version: string;
    readonly contract: number;
    /** A later version is live, which a page load brings. */
    readonly isOutdated: boolean;
    readonly failedFiles: readonly FailedFile[];
  };
  readonly registry: {
    readonly revision: number | undefined;
    /** 'none' if neither the live registry nor a copy can be read. */
    readonly source: RegistrySource | 'loading' | 'none';
    /** Why the live registry is not in use, or was rejected at the last request. */
    readonly failure: string | undefined;
  };
  /** The release stored for starts offline; undefined until the page has looked for it, and for visitors. */
  readonly kept: KeptReport | undefined;
  readonly modules: readonly ModuleReport[];
  /** Names of the modules that this tab leaves out. */
  readonly without: readonly string[];
  readonly browser: string;
  readonly isOnline: boolean;
}

const iso = (milliseconds: number) => new Date(milliseconds).toISOString();
const pathOf = (address: string) => new URL(address, location.href).pathname;

/** An error that names no file and was thrown in none is assigned to the module's file that failed last. */
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
    revision: modules.phase === 'ready' ? modules.registry.revision : undefined,
    source: modules.phase === 'ready' ? modules.source : modules.phase,
    failure: failure === undefined ? undefined : messageOf(failure),
  };
}

const failedFilesOfShell = () =>
  [...failedFiles()]
    .map(([address, times]) => ({ file: pathOf(address), times }))
    .filter(({ file }) => file.startsWith('/s/'));

/** Only the live registry counts: a copy may be out of date. A page in development belongs to no release. */
function isOtherLive(version: string, modules: Modules): boolean {
  if (modules.phase !== 'ready' || modules.source !== 'live' || modules.registry.shell === undefined)
    return false;
  return version !== development && version !== shellVersion(modules.registry.shell);
}

function shellReport(modules: Modules): Report['shell'] {
  const version = shellVersion();
  const isOutdated = isOtherLive(version, modules);
  return { version, contract: CONTRACT, isOutdated, failedFiles: failedFilesOfShell() };
}

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
