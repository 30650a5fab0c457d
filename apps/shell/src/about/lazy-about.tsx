import { useAtom } from '@dayloom/platform';
import { aboutPanelAtom } from './about-panel.ts';

/** Where the about panel opens. */
export function LazyAbout() {
  const [open, setOpen] = useAtom(aboutPanelAtom);
  return open && <open.Panel onClose={() => setOpen(undefined)} />;
}
