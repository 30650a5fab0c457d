import { type Instant, instantOf } from '@dayloom/domain';
import { timeZoneAtom, useClock } from '@dayloom/platform';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { DeclaredSource, Due } from '../engine/source-feed.ts';
import { notificationServiceAtom } from '../page/notification-atoms.ts';

/** Span of the list and interval of its refresh. Milliseconds. */
const month = 30 * 24 * 3_600_000;
const refreshInterval = 60_000;

export interface UpcomingNotifications {
  /** Soonest first, up to the moment until which all sources are complete. Undefined until all answered or failed. */
  readonly due: Due | undefined;
  /** 'partial' while this device does not have all records yet; 'nearest' if a source reports only its next ones. */
  readonly extent: 'whole' | 'partial' | 'nearest';
  readonly failed: readonly DeclaredSource[];
  readonly retry: () => void;
}

/** What one source has reported. */
interface SourceResult {
  readonly due: Due;
  /** `due` is complete before this moment. */
  readonly until: Instant;
  readonly extent: UpcomingNotifications['extent'];
}

function extentOf(results: readonly SourceResult[]): SourceResult['extent'] {
  const extents = new Set(results.map(({ extent }) => extent));
  if (extents.has('partial')) return 'partial';
  return extents.has('nearest') ? 'nearest' : 'whole';
}

/** Merges the results up to the earliest `until`. Later moments of another source could be missing. */
function mergedOf(results: readonly SourceResult[], present: Instant): Due {
  const until = results.map((one) => one.until).toSorted()[0] ?? present;
  return results
    .flatMap(({ due }) => due)
    .filter(({ at }) => at >= present && at < until)
    .toSorted((a, b) => a.at.localeCompare(b.at));
}

/**
 * The notifications of all modules for the next 30 days, soonest first.
 * @param off names of the sources whose module is switched off
 */
export function useUpcoming(off: readonly string[]): UpcomingNotifications {
  const service = useAtomValue(notificationServiceAtom);
  const feed = service?.feed;
  const clock = useClock();
  const timeZone = useAtomValue(timeZoneAtom);
  const [results, setResults] = useState<ReadonlyMap<string, SourceResult>>(new Map());
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!feed) return;
    const now = clock.now().getTime();
    const [from, to] = [instantOf(new Date(now)), instantOf(new Date(now + month))];
    const span = { from, to, isWhole: true };
    const stop = feed.watch(span, {
      onDue: (source, due, until, isComplete) => {
        const extent = isComplete ? (until < to ? 'nearest' : 'whole') : 'partial';
        setResults((before) => new Map(before).set(source, { due, until, extent }));
        setFailed((before) => new Set([...before].filter((one) => one !== source)));
      },
      onError: (source) => setFailed((before) => new Set(before).add(source)),
    });
    const timer = setTimeout(() => setAttempt(attempt + 1), refreshInterval);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [feed, clock, timeZone, attempt]);

  const names = feed?.names.filter((name) => !off.includes(name));
  const isAnswered = names?.every((name) => results.has(name) || failed.has(name)) ?? false;
  const all = [...results].flatMap(([name, one]) => (names?.includes(name) ? one : []));
  return {
    due: isAnswered ? mergedOf(all, instantOf(clock.now())) : undefined,
    extent: extentOf(all),
    failed: [...failed].filter((name) => names?.includes(name)).flatMap((name) => feed?.source(name) ?? []),
    retry() {
      setAttempt(attempt + 1);
      // The notifier retries the sources now instead of at its next check.
      service?.check();
    },
  };
}
