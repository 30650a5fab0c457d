import { type ReactNode, useSyncExternalStore } from 'react';

const request = () => import(/* webpackChunkName: "late-ui" */ './parts.ts');

type Parts = Awaited<ReturnType<typeof request>>;

let parts: Parts | undefined;
let loading: Promise<Parts> | undefined;
const listeners = new Set<() => void>();

/** What may end a failure: the network is back, or the user presses again. */
const restarts = ['online', 'pointerdown', 'keydown'];

/** Fetches the code of what only a press shows, unless it is loaded or loading. A failed load is retried. */
export const loadLateParts = (): Promise<Parts> =>
  (loading ??= request()
    .then(
      (loaded) => (parts = loaded),
      (error: unknown) => {
        loading = undefined;
        if (listeners.size > 0) for (const event of restarts) addEventListener(event, load, { once: true });
        throw error;
      },
    )
    .finally(() => listeners.forEach((listener) => listener())));

function load() {
  loadLateParts().catch((error: unknown) =>
    console.error('The code of dialogs and menus cannot be loaded. The next press tries again.', error),
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  load();
  return () => void listeners.delete(listener);
}

const read = () => parts;
export const hasLateParts = () => parts !== undefined;

/** Renders nothing until the code is loaded. The screen stays as it is if that fails. */
export function WithLateParts({ children }: { readonly children: (parts: Parts) => ReactNode }) {
  const loaded = useSyncExternalStore(subscribe, read, read);
  return loaded && children(loaded);
}
