import { writeStored } from '@dayloom/data/browser-storage';
import { type ClockRun, clockState, type Instant, instantOf, type RunEnd } from '@dayloom/domain';
import { useSyncExternalStore } from 'react';

/** Keys that begin with `dayloom.user.` are removed from the device at sign-out. */
const key = 'dayloom.user.clock-seen';
/** An open page checks its clocks at least once a minute; a longer gap means that the device slept or no page was open. */
const longestGap = 3_600_000;
/** Minimum interval between writes, in milliseconds. */
const writtenEvery = 10_000;

/** Notifies this tab that the stored time has changed; other tabs receive a `storage` event. */
const changes = new EventTarget();

interface Seen {
  readonly id: string;
  /** When a page of this device last checked the run. */
  readonly at: Instant;
  /** The run at the start of the gap that the user has not been asked about yet. */
  readonly gap?: RunEnd;
}

/** Caches the parsed text, so that unchanged text gives the same object. */
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
  // Without storage, no gap is noticed.
  writeStored(key, JSON.stringify(seen));
  changes.dispatchEvent(new Event('change'));
}

/** How much a run had counted at a time at which it ran. */
function endAt(run: ClockRun, moment: Instant): RunEnd | undefined {
  const state = moment > run.since ? clockState(run, new Date(moment)) : undefined;
  return state?.phase === 'running' ? { elapsed: Math.floor(state.elapsed), endedAt: moment } : undefined;
}

/** Records that a page of this device checks a running clock, and whether a gap of an hour or more ends now. */
export function markSeen(run: ClockRun, now: Date) {
  const seen = read(run.id);
  const passed = seen ? now.getTime() - Date.parse(seen.at) : Infinity;
  if (passed >= 0 && passed < writtenEvery) return;
  const gap = seen?.gap ?? (seen && passed >= longestGap ? endAt(run, seen.at) : undefined);
  write({ id: run.id, at: instantOf(now), ...(gap && { gap }) });
}

/** The run when this device last checked it without a gap; undefined if it never did. */
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

/** The run at the start of the latest gap; undefined without a gap, or after the user has answered. */
export const useUnseenSince = ({ id }: ClockRun): RunEnd | undefined =>
  useSyncExternalStore(subscribe, () => read(id)?.gap);
