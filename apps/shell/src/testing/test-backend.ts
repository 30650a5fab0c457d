import type { Backend } from '@dayloom/data';

/*
 * Replaces the backend that `/config.json` names:
 * `vi.mock('../backend/backend.ts', () => import('./test-backend.ts'))`.
 */

let served: Backend | undefined;

export function backend(): Promise<Backend> {
  return served ? Promise.resolve(served) : Promise.reject(new Error('No backend is served.'));
}

export const preloadConfig = async () => ({ backend: (await backend()).name });

export const serveBackend = (next: Backend | undefined) => {
  served = next;
};
