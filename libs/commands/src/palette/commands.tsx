import { IconButton, SearchIcon } from '@dayloom/ui';
import { useAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import type { CommandHost } from '../command-host.ts';
import { overlayAtom } from '../shortcuts/overlay.ts';
import { ShortcutsHelp } from '../shortcuts/shortcuts-help.tsx';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { Palette } from './palette.tsx';

/** Handles the shortcuts, and shows the palette or their list until the next navigation. */
export function Commands({ host }: { readonly host: CommandHost }) {
  const [overlay, setOverlay] = useAtom(overlayAtom);
  const { key } = useLocation();
  useShortcuts(host);
  const close = useCallback(() => setOverlay(undefined), [setOverlay]);
  useEffect(() => close, [key, close]);
  return (
    <>
      {host.searchRoom &&
        createPortal(
          // For users without Ctrl-K.
          <IconButton
            label="Search"
            icon={<SearchIcon />}
            aria-haspopup="dialog"
            onClick={() => setOverlay('palette')}
          />,
          host.searchRoom,
        )}
      {overlay === 'palette' && <Palette host={host} onClose={close} />}
      {overlay === 'shortcuts' && <ShortcutsHelp host={host} onClose={close} />}
    </>
  );
}
