import type { Backend } from '@dayloom/data';
import { newRecordId, systemClock } from '@dayloom/domain';
import { whenIdle } from '../idle/when-idle.ts';
import { firstScreen } from './first-screen.ts';
import { keepConfig, keptConfig } from './kept-config.ts';

interface Config {
  readonly backend: 'local' | 'firebase';
  /** All that the file says; what the backend needs of it is checked with its code. */
  readonly content: unknown;
}

/** @throws where this release knows no backend of that name */
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
  // The landing page, which loads no backend, offers a sample day on one alone.
  document.documentElement.dataset['backend'] = config.backend;
  return config;
}

const shared = { clock: systemClock, newId: newRecordId, firstScreen };
let asked: Promise<Backend> | undefined;

async function load({ backend: named, content }: Config): Promise<Backend> {
  if (named === 'firebase') {
    const { firebaseFor } = await import(/* webpackChunkName: "backend-firebase" */ './firebase.ts');
    return firebaseFor(content, shared);
  }
  const { localBackend } = await import(/* webpackChunkName: "backend-local" */ '@dayloom/data-local');
  return localBackend(shared);
}

/** After so many ms `/config.json` is asked for, whatever has become of the first screen. */
const longestConfigWait = 5_000;

let fetched: Promise<Config> | undefined;

/** Fetches `/config.json` once; called early, it is asked for beside everything else the page needs at first. */
export function preloadConfig(): Promise<Config> {
  if (!fetched) {
    fetched = fetchConfig();
    fetched.catch(() => undefined);
  }
  return fetched;
}

/** A failure may be retried, with the file as it is then. */
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
 * The same for somebody who is signed in as the page starts: from the device's copy of the file, without waiting for
 * the network. What the file says now is kept for the next start; a copy that is no good counts as none.
 */
export function startBackend(): Promise<Backend> {
  const fromCopy = async () => load(configOf(keptConfig()));
  const starting = asking(fromCopy().catch(() => preloadConfig().then(load)));
  // The screen goes first, up to its frame; one that never stands, for the project has moved, say, learns of it all the same.
  const painted = firstScreen.then(() => new Promise<void>((resolve) => whenIdle(resolve)));
  const longEnough = new Promise((resolve) => setTimeout(resolve, longestConfigWait));
  void Promise.race([painted, longEnough])
    .then(preloadConfig)
    .catch(() => undefined);
  return starting;
}
