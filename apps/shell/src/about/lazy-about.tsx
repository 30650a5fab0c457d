import { useAtom, useLocation } from '@dayloom/platform';
import { aboutPanelAtom } from './about-panel.ts';

/** Where the about panel opens. */
export function LazyAbout() {
  const [open, setOpen] = useAtom(aboutPanelAtom);
  const { pathname } = useLocation();
  return open?.over === pathname && <open.Panel onClose={() => setOpen(undefined)} />;
}
