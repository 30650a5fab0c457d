import { BrokenRecords } from '../broken-records/broken-records.tsx';
import { HeaderSlot } from '../header-slot/header-slot.tsx';
import { LazyNotifications } from '../notifications/lazy-notifications.tsx';
import { Overlays } from './overlays.tsx';

/** Parts that no first screen waits for, in one file: separate files would cost more in headers than in code. */
export const IdleParts = () => (
  <>
    <BrokenRecords />
    <HeaderSlot />
    <LazyNotifications />
    <Overlays />
  </>
);
