import type { ClockRun } from '@dayloom/domain';
import { clockState } from '@dayloom/domain';

/** What begins with `dayloom.user.` leaves the device with the user. */
const rungKey = 'dayloom.user.bell-rung';
/** Whoever comes back later hears nothing; milliseconds. */
const longestDelay = 60_000;

/** Whether no other tab has rung for this run; where storage is refused, whoever holds the lock rings. */
function isFirst(id: string): boolean {
  try {
    if (localStorage.getItem(rungKey) === id) return false;
    localStorage.setItem(rungKey, id);
  } catch {
    // It may then be heard twice, one after the other.
  }
  return true;
}

/** Only a tab that somebody has used may make a sound. */
const mayRing = () => 'userActivation' in navigator && navigator.userActivation.hasBeenActive;

async function ring() {
  const { soundBell } = await import(/* webpackChunkName: "bell" */ './sound-bell.ts');
  await soundBell();
}

/** Rings for a run that has just reached its end: once, though several tabs are open. */
export function ringFor(run: ClockRun, now: Date) {
  const state = clockState(run, now);
  if (state.phase !== 'finished' || now.getTime() - Date.parse(state.endedAt) > longestDelay) return;
  if (!mayRing()) return;
  const claim = async (lock: unknown) => {
    if (lock !== null && isFirst(run.id)) await ring();
  };
  const ringing =
    'locks' in navigator
      ? navigator.locks.request('dayloom.bell', { ifAvailable: true }, claim)
      : claim(undefined);
  ringing.catch((error: unknown) => {
    // A browser may refuse sound: title, toast and screen say that the run is over.
    if (!(error instanceof DOMException && error.name === 'NotAllowedError'))
      console.error('The bell is not heard.', error);
  });
}
