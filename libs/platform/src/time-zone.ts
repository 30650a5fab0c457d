import { systemClock, timeZoneHere } from '@dayloom/domain';
import { atom } from 'jotai';
import { watchMinutes } from './watch-minutes.ts';

const zone = atom(timeZoneHere());
zone.onMount = (set) => {
  const look = () => set(timeZoneHere());
  look();
  return watchMinutes(systemClock, look);
};

/** The IANA name of this device's time zone. Browsers do not report a change, so it is read again every minute. */
export const timeZoneAtom = atom((get) => get(zone));
