import { useAtom } from 'jotai';
import { useLocation } from 'react-router-dom';
import { aboutPanelAtom } from './about-panel.ts';

/** Shows the about panel on the page where it was opened. */
export function LazyAbout() {
  const [open, setOpen] = useAtom(aboutPanelAtom);
  const { pathname } = useLocation();
  return open?.over === pathname && <open.Panel onClose={() => setOpen(undefined)} />;
}
