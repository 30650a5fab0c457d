import { type ClockRun, clockState, type Instant, instantOf, type RunEnd } from '@dayloom/domain';
import { useSyncExternalStore } from 'react';

/** What begins with `dayloom.user.` leaves the device with the user. */
const key = 'dayloom.user.clock-seen';
/** An open page looks at its clocks at least once a minute: after this long the device slept, or had none open. */
const longestGap = 3_600_000;
/** A moment is written at most so often; milliseconds. */
const writtenEvery = 10_000;

/** Says within this tab that the stored moment has changed; other tabs learn it from `storage`. */
const changes = new EventTarget();

interface Seen {
  readonly id: string;
  /** When a page of this device last looked at the run. */
  readonly at: Instant;
  /** The run as it was where the gap begins that the user has not been asked about. */
  readonly gap?: RunEnd;
}

/** The stored text, so that an unchanged one gives the same object. */
let known: { readonly text: string; readonly seen: Seen | undefined } = { text: '', seen: undefined };

function read(id: string): Seen | undefined {
  try {
    const text = localStorage.getItem(key) ?? '';
    if (text !== known.text) known = { text, seen: JSON.parse(text) as Seen };
  } catch {
    return undefined;
  }
  return known.seen?.id === id ? known.seen : undefined;
}

function write(seen: Seen) {
  try {
    localStorage.setItem(key, JSON.stringify(seen));
  } catch {
    // Then a gap is not noticed.
  }
  changes.dispatchEvent(new Event('change'));
}

/** What a run had counted at a moment at which it ran. */
function endAt(run: ClockRun, moment: Instant): RunEnd | undefined {
  const state = moment > run.since ? clockState(run, new Date(moment)) : undefined;
  return state?.phase === 'running' ? { elapsed: Math.floor(state.elapsed), endedAt: moment } : undefined;
}

/** Notes that a page of this device looks at a running clock, and where a gap of an hour or more ends now. */
export function markSeen(run: ClockRun, now: Date) {
  const seen = read(run.id);
  const passed = seen ? now.getTime() - Date.parse(seen.at) : Infinity;
  if (passed >= 0 && passed < writtenEvery) return;
  const gap = seen?.gap ?? (seen && passed >= longestGap ? endAt(run, seen.at) : undefined);
  write({ id: run.id, at: instantOf(now), ...(gap && { gap }) });
}

/** The run where this device saw it last without a gap; undefined where it never did. */
export function lastSeen(run: ClockRun): RunEnd | undefined {
  const seen = read(run.id);
  return seen?.gap ?? (seen && endAt(run, seen.at));
}

/** Counts the time of the gap. */
export function forgetGap({ id }: ClockRun) {
  const seen = read(id);
  if (seen) write({ id, at: seen.at });
}

function subscribe(listen: () => void) {
  const leaving = new AbortController();
  changes.addEventListener('change', listen, leaving);
  addEventListener('storage', listen, leaving);
  return () => leaving.abort();
}

/** The run as it was where the latest gap begins; undefined without one, and once the user has answered. */
export const useUnseenSince = ({ id }: ClockRun): RunEnd | undefined =>
  useSyncExternalStore(subscribe, () => read(id)?.gap);
