import { useAtom } from '@dayloom/platform';
import { type ComponentType, useEffect, useState } from 'react';
import { toasts } from '../toasts/toasts.ts';
import { aboutOpenAtom } from './about-open.ts';

type AboutPanel = ComponentType<{ readonly onClose: () => void }>;

/** Where the about panel opens. Its code is fetched with the first press; without it the page goes on. */
export function LazyAbout() {
  const [open, setOpen] = useAtom(aboutOpenAtom);
  const [Panel, setPanel] = useState<AboutPanel>();
  useEffect(() => {
    if (!open || Panel) return;
    import(/* webpackChunkName: "about" */ './about.tsx').then(
      ({ About }) => setPanel(() => About),
      (error: unknown) => {
        setOpen(false);
        toasts.error('The about panel cannot be opened', error);
      },
    );
  }, [open, Panel, setOpen]);
  return open && Panel && <Panel onClose={() => setOpen(false)} />;
}
