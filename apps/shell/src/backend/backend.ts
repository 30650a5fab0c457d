import type { Backend } from '@dayloom/data';
import { newRecordId, systemClock } from '@dayloom/domain';
import { firstScreen } from './first-screen.ts';

interface Config {
  readonly backend: 'local' | 'firebase';
  /** All that the file says; what the backend needs of it is checked with its code. */
  readonly content: unknown;
}

async function readConfig(): Promise<Config> {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`/config.json: the server answered ${response.status}.`);
  const content = (await response.json()) as { readonly backend?: unknown } | null;
  const named = content?.backend;
  if (named === 'local' || named === 'firebase') return { backend: named, content };
  throw new Error(`/config.json: this release knows no backend '${String(named)}'.`);
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

let config: Promise<Config> | undefined;

/** Reads `/config.json` once; called early, it is asked for beside everything else the page needs at first. */
export function preloadConfig(): Promise<Config> {
  if (!config) {
    config = readConfig();
    config.catch(() => undefined);
  }
  return config;
}

/** The backend that `/config.json` names; its code is fetched when the session first needs it. A failure may be retried. */
export function backend(): Promise<Backend> {
  asked ??= preloadConfig()
    .then(load)
    .catch((error: unknown) => {
      asked = undefined;
      config = undefined;
      throw error;
    });
  return asked;
}
