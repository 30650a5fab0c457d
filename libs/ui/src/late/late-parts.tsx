import { type ReactNode, useSyncExternalStore } from 'react';

const request = () => import(/* webpackChunkName: "late-ui" */ './parts.ts');

type Parts = Awaited<ReturnType<typeof request>>;

let parts: Parts | undefined;
let failure: { readonly error: unknown } | undefined;
let loading: Promise<Parts> | undefined;
const listeners = new Set<() => void>();

/** Fetches the code of what only a press shows, unless it is loaded or loading. A failed load is retried. */
export const loadLateParts = (): Promise<Parts> =>
  (loading ??= request()
    .then(
      (loaded) => (parts = loaded),
      (error: unknown) => {
        loading = undefined;
        // Mounted components throw the error; those that are mounted later retry.
        if (listeners.size > 0) failure = { error };
        throw error;
      },
    )
    .finally(() => listeners.forEach((listener) => listener())));

function subscribe(listener: () => void) {
  listeners.add(listener);
  // The caller of `read` gets the error.
  loadLateParts().catch(() => undefined);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) failure = undefined;
  };
}

function read() {
  if (failure) throw failure.error;
  return parts;
}

/** Renders nothing until the code is loaded. A failed load is thrown, and retried by the next mount. */
export function WithLateParts({ children }: { readonly children: (parts: Parts) => ReactNode }) {
  const loaded = useSyncExternalStore(subscribe, read, read);
  return loaded && children(loaded);
}
