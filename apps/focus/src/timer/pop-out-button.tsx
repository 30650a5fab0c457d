import { useAtom, useAtomValue, useToasts } from '@dayloom/platform';
import { Button } from '@dayloom/ui';
import { PopOutIcon } from '@dayloom/ui/screen-icons';
import { openPopOut, popOutAtom, popOutHostAtom } from './pop-out-window.ts';
import type { ClockControl } from './use-clock-control.ts';

/** Opens the running clock in a small window, in browsers that support it. */
export function PopOutButton({ control: { kind, shown } }: { readonly control: ClockControl }) {
  const [popOut, setPopOut] = useAtom(popOutAtom);
  const hasHost = useAtomValue(popOutHostAtom);
  const toasts = useToasts();
  const isLive = ['running', 'paused', 'break'].includes(shown.phase);
  if (!isLive || !hasHost || !('documentPictureInPicture' in window)) return null;
  const isOpen = popOut?.kind === kind;
  const toggle = async () => {
    if (isOpen) return popOut.window.close();
    try {
      setPopOut(await openPopOut(kind));
    } catch (error) {
      toasts.error('The small window cannot be opened', error);
    }
  };
  return (
    <Button variant="ghost" aria-pressed={isOpen} icon={<PopOutIcon />} onClick={() => void toggle()}>
      Small window
    </Button>
  );
}
