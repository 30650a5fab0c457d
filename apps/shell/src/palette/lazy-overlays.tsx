import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { firstScreen } from '../backend/first-screen.ts';
import { whenIdle } from '../idle/when-idle.ts';
import { lazyModule } from '../loader/chunk.ts';
import { isTypingIn } from '../shortcuts/is-typing.ts';

const overlays = lazyModule(() => import(/* webpackChunkName: "palette" */ './idle-parts.tsx'));

/** While typing, a letter is no shortcut and does not request the file. */
const isShortcut = ({ ctrlKey, metaKey, target }: KeyboardEvent) =>
  ctrlKey || metaKey || !isTypingIn(target ?? undefined);

/**
 * The palette, the shortcuts and their button. They load when the first screen is ready and the browser is idle. A
 * failed load is retried at the next address, by a shortcut, and when the network is back.
 */
export function LazyOverlays() {
  const [loaded, setLoaded] = useState(overlays.read);
  const { key } = useLocation();
  useEffect(() => {
    if (loaded) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const load = () => {
      overlays.load().then(
        (exports) => !signal.aborted && setLoaded(exports),
        (error: unknown) => {
          console.error('The palette is missing.', error);
          addEventListener('online', load, { signal });
          addEventListener('keydown', press, { signal });
        },
      );
    };
    const press = (event: KeyboardEvent) => isShortcut(event) && load();
    void firstScreen.then(() => !signal.aborted && whenIdle(load));
    return () => leaving.abort();
  }, [loaded, key]);
  return loaded && <loaded.IdleParts />;
}
