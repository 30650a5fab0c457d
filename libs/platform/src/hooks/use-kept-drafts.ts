import { useEffect, useState } from 'react';
import { useShell } from '../shell-context.ts';

const none: ReadonlySet<string> = new Set();

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((key) => other.has(key));

/** The keys of the stored drafts that begin with `prefix`, to mark records with unsaved text. */
export function useKeptDrafts(prefix: string): ReadonlySet<string> {
  const { drafts } = useShell().store;
  const [keys, setKeys] = useState(none);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const read = async () => {
      const kept = new Set((await drafts.under(prefix)).map(({ key }) => key));
      // This runs after every few letters typed, so an unchanged set must not render again.
      if (!signal.aborted) setKeys((before) => (isSame(before, kept) ? before : kept));
    };
    // Read errors are ignored: the drafts stay in storage, and the screen itself reports storage errors.
    const update = () => void read().catch(() => undefined);
    const stops = [drafts.onWrite(update), drafts.onRemoved(update)];
    // Writes of other tabs are not reported, so the drafts are read again when this tab becomes visible.
    document.addEventListener('visibilitychange', update, { signal });
    update();
    return () => {
      controller.abort();
      for (const stop of stops) stop();
    };
  }, [drafts, prefix]);
  return keys;
}
