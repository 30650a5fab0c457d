import { type ComponentType, useEffect, useState } from 'react';
import { firstScreen } from '../backend/first-screen.ts';
import { whenIdle } from '../idle/when-idle.ts';

/** Palette, shortcuts and their button: they come once the first screen stands and the browser has nothing better to do. */
export function LazyOverlays() {
  const [loaded, setLoaded] = useState<{ readonly Overlays: ComponentType }>();
  useEffect(() => {
    const load = () => void import(/* webpackChunkName: "palette" */ './overlays.tsx').then(setLoaded, warn);
    void firstScreen.then(() => whenIdle(load));
  }, []);
  return loaded && <loaded.Overlays />;
}

const warn = (error: unknown) => console.error('The palette is missing.', error);
