import { loadSheetSwipe } from '@dayloom/ui/sheet-swipe';
import { useEffect } from 'react';
import { CommandsHere } from '../commands/commands-here.tsx';
import { HeaderSlot } from '../frame/header-slot.tsx';
import { LazyNotifications } from '../notifications/lazy-notifications.tsx';
import { BrokenRecords } from './broken-records.tsx';

/** What is around a signed-in user's screens, and none of them waits for. */
export function AroundScreens() {
  useEffect(loadSheetSwipe, []);
  return (
    <>
      <BrokenRecords />
      <HeaderSlot />
      <LazyNotifications />
      <CommandsHere />
    </>
  );
}
