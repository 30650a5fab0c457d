import type { Backend } from '@dayloom/data';
import { newRecordId, systemClock } from '@dayloom/domain';
import { firstScreen } from '@dayloom/platform';
import { firstRender } from './first-render.ts';
import { lazyModule, whenIdle } from '@dayloom/platform/late';
import { keepConfig, keptConfig } from './kept-config.ts';

interface Config {
  readonly backend: 'local' | 'firebase';
  /** The whole file; the backend's own code validates its part. */
  readonly content: unknown;
}

/** @throws if this release has no backend of that name */
function configOf(content: unknown): Config {
  const named = (content as { readonly backend?: unknown } | null | undefined)?.backend;
  if (named === 'local' || named === 'firebase') return { backend: named, content };
  throw new Error(`/config.json: this release knows no backend '${String(named)}'.`);
}

async function fetchConfig(): Promise<Config> {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`/config.json: the server answered ${response.status}.`);
  const config = configOf(await response.json());
  keepConfig(config.content);
  // The landing page, which loads no backend, offers the sample day for one backend only.
  document.documentElement.dataset['backend'] = config.backend;
  return config;
}

const shared = { clock: systemClock, newId: newRecordId, firstRender, firstScreen };
let asked: Promise<Backend> | undefined;

const firebaseChunk = lazyModule(() => import(/* webpackChunkName: "backend-firebase" */ './firebase.ts'));
const localChunk = lazyModule(() => import(/* webpackChunkName: "backend-local" */ './local.ts'));

async function load({ backend: named, content }: Config): Promise<Backend> {
  if (named === 'firebase') {
    const { firebaseFor } = await firebaseChunk.load();
    return firebaseFor(content, shared);
  }
  const { localBackend } = await localChunk.load();
  return localBackend(shared);
}

/** When `/config.json` is requested even if the first screen is not ready. Milliseconds. */
const longestConfigWait = 5_000;

let fetched: Promise<Config> | undefined;

/** Fetches `/config.json` once. An early call requests it in parallel with everything else the page needs first. */
export function preloadConfig(): Promise<Config> {
  if (!fetched) {
    fetched = fetchConfig();
    fetched.catch(() => undefined);
  }
  return fetched;
}

/** A failed load may be retried, and then reads the file again. */
function asking(loading: Promise<Backend>): Promise<Backend> {
  asked = loading.catch((error: unknown) => {
    asked = undefined;
    fetched = undefined;
    throw error;
  });
  return asked;
}

/** The backend that `/config.json` names; its code is fetched when the session first needs it. */
export const backend = (): Promise<Backend> => asked ?? asking(preloadConfig().then(load));

/**
 * The backend for a user who is signed in when the page starts: from the device's copy of the file, without waiting
 * for the network. The current file is stored for the next start. An invalid copy counts as none.
 */
export function startBackend(): Promise<Backend> {
  const fromCopy = async () => load(configOf(keptConfig()));
  const starting = asking(fromCopy().catch(() => preloadConfig().then(load)));
  // The screen, up to its frame, comes first. If it is never ready, because the project has moved, for example, the
  // file is still requested.
  const painted = firstScreen.then(() => new Promise<void>((resolve) => whenIdle(resolve)));
  const longEnough = new Promise((resolve) => setTimeout(resolve, longestConfigWait));
  void Promise.race([painted, longEnough])
    .then(preloadConfig)
    .catch(() => undefined);
  return starting;
}
