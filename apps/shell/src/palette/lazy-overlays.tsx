import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { firstScreen } from '../backend/first-screen.ts';
import { whenIdle } from '../idle/when-idle.ts';
import { lazyModule } from '../loader/chunk.ts';
import { isTypingIn } from '../shortcuts/is-typing.ts';

const overlays = lazyModule(() => import(/* webpackChunkName: "palette" */ './idle-parts.tsx'));

/** Nobody waits for a shortcut while typing: not every letter asks for the file. */
const isShortcut = ({ ctrlKey, metaKey, target }: KeyboardEvent) =>
  ctrlKey || metaKey || !isTypingIn(target ?? undefined);

/**
 * Palette, shortcuts and their button: they come once the first screen stands and the browser has nothing better to do.
 * What failed is tried again with the next address, with a shortcut, and when the network is back.
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
