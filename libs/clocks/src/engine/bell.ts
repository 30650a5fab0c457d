import { type ClockRun, clockState } from '@dayloom/domain';
import { isFirstOnDevice } from '../first-on-device.ts';

/** Keys that begin with `dayloom.user.` are removed from the device at sign-out. */
const rungKey = 'dayloom.user.bell-rung';
/** Milliseconds after the end of a run in which the bell still rings. */
const longestDelay = 60_000;

/** Browsers allow sound only in a tab that the user has interacted with. */
const mayRing = () => 'userActivation' in navigator && navigator.userActivation.hasBeenActive;

async function ring() {
  const { soundBell } = await import(/* webpackChunkName: "bell" */ './sound-bell.ts');
  await soundBell();
}

/** Rings once for a run that has just reached its end, even with several tabs open. */
export function ringFor(run: ClockRun, now: Date) {
  const state = clockState(run, now);
  if (state.phase !== 'finished' || now.getTime() - Date.parse(state.endedAt) > longestDelay) return;
  if (!mayRing()) return;
  const claim = async (lock: unknown) => {
    // Without storage, every tab that gets the lock rings, one after the other.
    if (lock !== null && isFirstOnDevice(rungKey, run.id)) await ring();
  };
  const ringing =
    'locks' in navigator
      ? navigator.locks.request('dayloom.bell', { ifAvailable: true }, claim)
      : claim(undefined);
  ringing.catch((error: unknown) => {
    // The browser may block sound; title, toast and screen also show that the run is over.
    if (!(error instanceof DOMException && error.name === 'NotAllowedError'))
      console.error('The bell cannot be played.', error);
  });
}
