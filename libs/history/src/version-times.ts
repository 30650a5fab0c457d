import { timestampText } from '@dayloom/ui';
import { type Version } from './use-record-history.ts';

/** When each version came to be, by its minute; those that share one by its second, so that they can be told apart. */
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
