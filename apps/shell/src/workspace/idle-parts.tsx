import { loadSheetSwipe } from '@dayloom/ui/sheet-swipe';
import { useEffect } from 'react';
import { BrokenRecords } from '../broken-records/broken-records.tsx';
import { CommandsHere } from '../commands/commands-here.tsx';
import { HeaderSlot } from '../header-slot/header-slot.tsx';
import { LazyNotifications } from '../notifications/lazy-notifications.tsx';

/** Parts that no first screen waits for, in one file: separate files would cost more in headers than in code. */
export function IdleParts() {
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
