import { createEmitter } from '@dayloom/data';

let shown: Promise<void> | undefined;
const freezing = createEmitter();

/** Calls the listener when the page enters the browser's back/forward cache. @returns a function that unsubscribes */
export const onFreeze = freezing.subscribe;

/** Whether the page is in the back/forward cache. Its last event handlers still run. */
export const isFrozen = () => shown !== undefined;

/** Resolves when the page leaves the back/forward cache; undefined while it runs. */
export const untilShown = () => shown;

// A service worker is no page.
if ('document' in globalThis)
  addEventListener('pagehide', ({ persisted }: Event & { readonly persisted?: boolean }) => {
    if (!persisted) return;
    shown = new Promise((resolve) =>
      addEventListener('pageshow', () => resolve((shown = undefined)), { once: true }),
    );
    freezing.emit();
  });
