import { lazyModule, useLoaded } from '@dayloom/platform';
import { useOnceLoaded } from '@dayloom/screen-kit';
import { Button } from '@dayloom/ui';
import { CupIcon } from '@dayloom/ui/screen-icons';
import { useState } from 'react';

export const breaksDialog = lazyModule(
  () => import(/* webpackChunkName: "breaks-dialog" */ './breaks-dialog.tsx'),
);

/** Opens the settings of breaks. */
export function BreaksButton() {
  const [isOpen, setOpen] = useState(false);
  const code = useLoaded(breaksDialog);
  const onceLoaded = useOnceLoaded(breaksDialog, 'Breaks cannot be opened');
  return (
    <>
      <Button variant="ghost" icon={<CupIcon />} onClick={() => onceLoaded(() => setOpen(true))}>
        Breaks
      </Button>
      {isOpen && code && <code.BreaksDialog onClose={() => setOpen(false)} />}
    </>
  );
}
