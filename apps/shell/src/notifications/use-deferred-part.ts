import { isTypingIn } from '@dayloom/platform/keyboard';
import { isPartMissingAtom } from '@dayloom/notifications';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { firstScreen } from '@dayloom/platform';
import { type Chunk, whenIdle } from '@dayloom/platform/late';

/** Milliseconds. */
const retryDelay = 60_000;

/** While typing, a letter is no shortcut and does not request the file. */
const isShortcut = ({ ctrlKey, metaKey, target }: KeyboardEvent) =>
  ctrlKey || metaKey || !isTypingIn(target ?? undefined);

/**
 * Loads a part without which there are no notifications, when the first screen is ready and the browser is idle. A
 * failed load is retried at the next address, by a shortcut, when the network is back, and after a minute.
 * @param errorText logged with the first error
 * @param options `hasShortcuts`: a key loads it at once
 * @returns the part's exports, once it is loaded
 */
export function useDeferredPart<Exports>(
  part: Chunk<Exports>,
  errorText: string,
  { hasShortcuts = false } = {},
): Exports | undefined {
  const [loaded, setLoaded] = useState(part.read);
  const setMissing = useSetAtom(isPartMissingAtom);
  const { key } = useLocation();
  useEffect(() => {
    if (loaded) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = async () => {
      clearTimeout(timer);
      try {
        const exports = await part.load();
        if (signal.aborted) return;
        setMissing(false);
        setLoaded(() => exports);
      } catch (error) {
        if (signal.aborted) return;
        if (timer === undefined) console.error(errorText, error);
        setMissing(true);
        addEventListener('online', again, { signal });
        addEventListener('keydown', press, { signal });
        timer = setTimeout(again, retryDelay);
      }
    };
    const again = () => void load();
    const press = (event: KeyboardEvent) => isShortcut(event) && again();
    // A key may be a shortcut, and its code would wait while keys are in use.
    if (hasShortcuts) addEventListener('keydown', press, { signal });
    void firstScreen.then(() => !signal.aborted && whenIdle(again));
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [loaded, key, part, errorText, hasShortcuts, setMissing]);
  return loaded;
}
