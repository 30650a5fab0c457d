import { useEffect, useState } from 'react';
import { useShell } from '../shell-context.ts';

const none: ReadonlySet<string> = new Set();

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((key) => other.has(key));

/** The keys of the kept drafts that begin with `prefix`, so that what waits for its form is seen before that is open. */
export function useKeptDrafts(prefix: string): ReadonlySet<string> {
  const { drafts } = useShell().store;
  const [keys, setKeys] = useState(none);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const read = async () => {
      const kept = new Set((await drafts.under(prefix)).map(({ key }) => key));
      // Every few letters typed lead here: nothing is drawn anew for them.
      if (!signal.aborted) setKeys((before) => (isSame(before, kept) ? before : kept));
    };
    // What cannot be read leaves the drafts where they are; the screen itself tells of storage that fails.
    const update = () => void read().catch(() => undefined);
    const stops = [drafts.onWrite(update), drafts.onRemoved(update)];
    // What another tab keeps is told nowhere; whoever comes from there sees it.
    document.addEventListener('visibilitychange', update, { signal });
    update();
    return () => {
      ending.abort();
      for (const stop of stops) stop();
    };
  }, [drafts, prefix]);
  return keys;
}
