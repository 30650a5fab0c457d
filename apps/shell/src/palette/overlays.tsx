import { useAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ShortcutsHelp } from '../shortcuts/shortcuts-help.tsx';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { overlayAtom } from '../shortcuts/overlay.ts';
import { loadSheetSwipe } from '@dayloom/ui/sheet-swipe';
import { Palette } from './palette.tsx';
import { SearchButton } from './search-button.tsx';

/** Handles the keyboard shortcuts and shows what is open over the page. A navigation closes it. */
export function Overlays() {
  const [overlay, setOverlay] = useAtom(overlayAtom);
  const { key } = useLocation();
  useShortcuts();
  useEffect(loadSheetSwipe, []);
  const close = useCallback(() => setOverlay(undefined), [setOverlay]);
  useEffect(() => close, [key, close]);
  return (
    <>
      <SearchButton onOpen={() => setOverlay('palette')} />
      {overlay === 'palette' && <Palette onClose={close} />}
      {overlay === 'shortcuts' && <ShortcutsHelp onClose={close} />}
    </>
  );
}
