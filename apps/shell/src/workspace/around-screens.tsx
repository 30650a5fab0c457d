import { loadSheetSwipe } from '@dayloom/ui/sheet-swipe';
import { useEffect } from 'react';
import { BrokenRecords } from '../broken-records/broken-records.tsx';
import { CommandsHere } from '../commands/commands-here.tsx';
import { HeaderSlot } from '../header-slot/header-slot.tsx';
import { LazyNotifications } from '../notifications/lazy-notifications.tsx';

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
