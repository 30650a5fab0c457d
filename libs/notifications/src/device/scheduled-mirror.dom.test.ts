// @vitest-environment jsdom
import type { Instant } from '@dayloom/domain';
import type { DueNotification } from '@dayloom/platform';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearMirror, entriesOf, readMirror, writeMirror } from './scheduled-mirror.ts';

beforeEach(() => localStorage.clear());

const momentOf = (item: string, at: string, startsAt: string): DueNotification => ({
  ...{ tag: `${item} ${at}`, kind: item === 'swim' ? 'schedule' : 'reminder', item, name: item },
  ...{ at: at as Instant, startsAt: startsAt as Instant },
  ...{ title: '', body: '', lateBody: '', to: '/' },
});
const due = [
  momentOf('call', '2026-03-05T09:20:00.000Z', '2026-03-05T09:30:00.000Z'),
  momentOf('call', '2026-03-05T09:30:00.000Z', '2026-03-05T09:30:00.000Z'),
  momentOf('swim', '2026-03-05T18:00:00.000Z', '2026-03-05T18:00:00.000Z'),
];

describe('the planned notifications in localStorage', () => {
  it('[NF15] [DA17] have one entry for each item, with its next moment and its start', () => {
    writeMirror(entriesOf(due));
    const entries = [
      {
        id: 'call',
        type: 'reminder',
        scheduledFor: '2026-03-05T09:20:00.000Z',
        exactTime: '2026-03-05T09:30:00.000Z',
      },
      {
        id: 'swim',
        type: 'schedule',
        scheduledFor: '2026-03-05T18:00:00.000Z',
        exactTime: '2026-03-05T18:00:00.000Z',
      },
    ];
    expect(JSON.parse(localStorage.getItem('scheduledNotifications') ?? '')).toEqual(entries);
    expect(readMirror()).toEqual(entries);
  });

  it('[NF15] are undefined when the entry is missing or invalid', () => {
    for (const strange of ['{', '{}', '[1]', '[{"id":"call","type":"reminder","scheduledFor":"soon"}]']) {
      localStorage.setItem('scheduledNotifications', strange);
      expect(readMirror()).toBeUndefined();
    }
    clearMirror();
    expect(readMirror()).toBeUndefined();
  });
});
