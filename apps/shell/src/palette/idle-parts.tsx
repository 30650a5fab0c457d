import { BrokenRecords } from '../broken-records/broken-records.tsx';
import { HeaderSlot } from '../header-slot/header-slot.tsx';
import { LazyNotifications } from '../notifications/lazy-notifications.tsx';
import { Overlays } from './overlays.tsx';

/** What no first screen waits for: one file, since each of its own would cost more in headers than in code. */
export const IdleParts = () => (
  <>
    <BrokenRecords />
    <HeaderSlot />
    <LazyNotifications />
    <Overlays />
  </>
);
