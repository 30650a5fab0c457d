import { lazyModule, useLoaded } from '@dayloom/platform/late';
import { atom, useAtom } from 'jotai';
import { useLocation } from 'react-router-dom';
import { toasts } from '@dayloom/toasts';

const aboutChunk = lazyModule(() => import(/* webpackChunkName: "about" */ './about.tsx'));

/** The path of the page on which the about panel was opened; undefined if it is closed. */
const openOverAtom = atom<string>();

/** Opens the about panel. Its code loads on the first press; if that fails, a toast reports it. */
export const openAboutAtom = atom(undefined, async (_get, set) => {
  const over = location.pathname;
  try {
    await aboutChunk.load();
    set(openOverAtom, over);
  } catch (error) {
    toasts.error('The about panel cannot be opened', error);
  }
});

/** Shows the about panel on the page where it was opened. */
export function AboutPanel() {
  const [over, setOver] = useAtom(openOverAtom);
  const { pathname } = useLocation();
  const loaded = useLoaded(aboutChunk);
  return loaded && over === pathname && <loaded.About onClose={() => setOver(undefined)} />;
}
