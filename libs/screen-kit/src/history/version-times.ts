import { timestampText } from '@dayloom/ui';
import { type Version } from './use-record-history.ts';

/** The time of each version to the minute, or to the second for versions of the same minute. */
export function versionTimes(versions: readonly Version[], locale?: string): (version: Version) => string {
  const inMinute = new Map<string, number>();
  for (const { change } of versions) {
    if (!change) continue;
    const minute = timestampText(change.at, locale);
    inMinute.set(minute, (inMinute.get(minute) ?? 0) + 1);
  }
  return ({ change }) => {
    if (!change) return 'Before that';
    const minute = timestampText(change.at, locale);
    return (inMinute.get(minute) ?? 0) > 1 ? timestampText(change.at, locale, 'medium') : minute;
  };
}
