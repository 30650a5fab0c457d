import { type ClockRun, clockState, type Instant } from '@dayloom/domain';
import { breakOf } from '@dayloom/domain/clocks';
import { isFirstOnDevice } from '../first-on-device.ts';

/** Keys that begin with `dayloom.user.` are removed from the device at sign-out. */
const rungKeys = { run: 'dayloom.user.bell-rung', break: 'dayloom.user.break-rung' } as const;
/** Milliseconds after the end of a run or a break in which the bell still rings. */
export const longestDelay = 60_000;

/** Browsers allow sound only in a tab that the user has interacted with. */
const mayRing = () => 'userActivation' in navigator && navigator.userActivation.hasBeenActive;

type Ended = keyof typeof rungKeys;

async function ring(ended: Ended) {
  const { soundBell } = await import(/* webpackChunkName: "bell" */ './sound-bell.ts');
  await soundBell(ended);
}

/** Rings once on this device for what has just ended, even with several tabs open. */
function ringOnce(ended: Ended, id: string, endedAt: Instant, now: Date) {
  if (now.getTime() - Date.parse(endedAt) > longestDelay || !mayRing()) return;
  const claim = async (lock: unknown) => {
    // Without storage, every tab that gets the lock rings, one after the other.
    if (lock !== null && isFirstOnDevice(rungKeys[ended], id)) await ring(ended);
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

/** Rings for a run that has just reached its end. */
export function ringFor(run: ClockRun, now: Date) {
  const state = clockState(run, now);
  if (state.phase === 'finished') ringOnce('run', run.id, state.endedAt, now);
}

/** Rings another bell for a break that has just reached its end. */
export function ringForBreak(run: ClockRun, now: Date) {
  const rest = breakOf(run, now);
  if (rest?.phase === 'over' && run.restEnded === undefined) ringOnce('break', run.id, rest.endedAt, now);
}
