import type { Backend } from '@dayloom/data';
import { newRecordId, systemClock } from '@dayloom/domain';

interface Config {
  readonly backend: 'local';
}

async function readConfig(): Promise<Config> {
  const response = await fetch('/config.json');
  const config = (await response.json()) as Partial<Config>;
  if (config.backend !== 'local')
    throw new Error(`This release knows no backend '${String(config.backend)}'.`);
  return { backend: config.backend };
}

const shared = { clock: systemClock, newId: newRecordId };
let asked: Promise<Backend> | undefined;

async function load(config: Promise<Config>): Promise<Backend> {
  await config;
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
  asked ??= load(preloadConfig()).catch((error: unknown) => {
    asked = undefined;
    config = undefined;
    throw error;
  });
  return asked;
}
