import { describe, expect, it } from 'vitest';
import type { UserId } from '../brands.ts';
import type { Receipt } from '../records/receipt.ts';
import { inZone } from '../time/zones.fixture.ts';
import { storiesOf } from './moment-story.ts';
import { storySentence } from './story-sentence.ts';

const at = '2026-03-05T08:55:00.000Z';
const receipt = (overrides: Partial<Receipt> = {}): Receipt => ({
  id: 'm1_laptop',
  userId: 'ada' as UserId,
  moment: 'm1',
  at,
  kind: 'reminder',
  item: 'r1',
  title: 'Reminder',
  body: 'Call is starting now (8:55 AM)',
  to: '/reminders',
  device: 'laptop',
  deviceKind: 'computer',
  ...overrides,
});
const phone = (overrides: Partial<Receipt>) =>
  receipt({ id: 'm1_phone', device: 'phone', deviceKind: 'phone', ...overrides });

/** The sentence as read on the laptop on the same day. */
const sentence = (...receipts: readonly Receipt[]) => sentenceOn('laptop', ...receipts);

/** The sentence as read on a computer, which may not know its own name yet. */
function sentenceOn(device: string | undefined, ...receipts: readonly Receipt[]) {
  let text = '';
  inZone('UTC', () => {
    const [story] = storiesOf(receipts);
    if (!story) throw new Error('no story');
    text = storySentence(story, {
      device,
      deviceKind: 'computer',
      now: new Date('2026-03-05T12:00:00Z'),
      locale: 'en-GB',
    });
  });
  return text;
}

describe('the sentence of a moment', () => {
  it('[RC2] contains when and where it was shown, and when it was opened or dismissed', () => {
    expect(sentence(receipt({ shownAt: at, seenAt: '2026-03-05T08:56:00.000Z' }))).toBe(
      'Shown on this computer at 08:55, seen at 08:56',
    );
  });

  it('[RC2] names both devices, the first one first, and the one on which it was opened', () => {
    const later = '2026-03-05T08:55:30.000Z';
    expect(
      sentence(phone({ shownAt: later, seenAt: '2026-03-05T08:58:00.000Z' }), receipt({ shownAt: at })),
    ).toBe('Shown on this computer at 08:55 and on your phone at 08:55, seen on your phone at 08:58');
  });

  it('[ST4] [RC1] mentions that it was shown after quiet hours', () => {
    expect(sentence(receipt({ reason: 'quiet', shownAt: '2026-03-05T09:00:00.000Z' }))).toBe(
      'Shown on this computer at 09:00, after quiet hours',
    );
  });

  it.each([
    ['permission', 'Not shown: notifications were not allowed'],
    ['asleep', 'Not shown: no device was awake'],
    ['quiet', 'Not shown: it fell into quiet hours'],
    ['cancelled', 'Not shown: it was deleted or changed before'],
    ['off', 'Not shown: its area is switched off'],
    ['failed', 'Not shown: the system did not show it'],
  ] as const)('[RC1] [RC2] contains the reason for not showing: %s', (reason, text) =>
    expect(sentence(receipt({ reason }))).toBe(text),
  );

  it('[RC2] distinguishes two devices of one kind', () =>
    expect(sentence(receipt({ device: 'desk', shownAt: at }))).toBe('Shown on your other computer at 08:55'));

  it('[RC2] names no computer while the name of this one is unknown', () => {
    const seenAt = '2026-03-05T08:56:00.000Z';
    expect(sentenceOn(undefined, receipt({ shownAt: at, seenAt }))).toBe('Shown at 08:55, seen at 08:56');
    expect(sentenceOn(undefined, receipt({ shownAt: at, seenAt }), phone({ shownAt: at }))).toBe(
      'Shown at 08:55 and on your phone at 08:55, seen at 08:56',
    );
  });

  it('[RC2] contains the end of a snooze, with the day if it is another one', () => {
    expect(sentence(receipt({ shownAt: at, snoozedUntil: '2026-03-05T09:00:00.000Z' }))).toBe(
      'Shown on this computer at 08:55, put off until 09:00',
    );
    const cameBack = '2026-03-05T09:00:00.000Z';
    expect(sentence(receipt({ shownAt: cameBack, snoozedUntil: cameBack }))).toBe(
      'Shown on this computer at 09:00',
    );
    expect(sentence(receipt({ shownAt: '2026-03-04T08:55:00.000Z' }))).toBe(
      'Shown on this computer on 4 Mar 2026 at 08:55',
    );
  });
});

describe('the story of a moment', () => {
  it('[NC3] leads to the home page where an earlier version stored a foreign address', () => {
    expect(storiesOf([receipt({ to: 'https://evil.test/login' })])[0]?.to).toBe('/');
    expect(storiesOf([receipt({ to: '/timetable?date=2026-03-05' })])[0]?.to).toBe(
      '/timetable?date=2026-03-05',
    );
  });

  it('[NF27] [NF19] that was snoozed and not shown again is missed, though it was shown before', () => {
    const snoozedUntil = '2026-03-05T09:00:00.000Z';
    const lost = receipt({ shownAt: at, snoozedUntil, reason: 'asleep' });
    expect(storiesOf([lost])[0]).toMatchObject({ outcome: 'asleep', isUnread: true });
    expect(sentence(lost)).toBe(
      'Shown on this computer at 08:55, put off until 09:00 and not shown again: no device was awake',
    );
    const [read] = storiesOf([{ ...lost, readAt: snoozedUntil }]);
    expect(read).toMatchObject({ outcome: 'asleep', isUnread: false });
  });

  it('[NF26] mentions that an edit ended its snooze, and is then not unread', () => {
    const ended = receipt({ shownAt: at, snoozedUntil: '2026-03-05T09:00:00.000Z', reason: 'cancelled' });
    expect(storiesOf([ended])[0]).toMatchObject({ outcome: 'cancelled', isUnread: false });
    expect(sentence(ended)).toBe(
      'Shown on this computer at 08:55, put off until 09:00 and not shown again: it was deleted or changed before',
    );
  });

  it('[RC1] is missed if one device slept, even if another one was blocked or reports it cancelled', () => {
    const asleep = receipt({ reason: 'asleep' });
    for (const reason of ['cancelled', 'permission'] as const)
      expect(storiesOf([phone({ reason }), asleep])[0]).toMatchObject({ outcome: 'asleep', isUnread: true });
  });

  it('[RC1] is shown if any device has shown it', () => {
    const [story, ...others] = storiesOf([receipt({ reason: 'asleep' }), phone({ shownAt: at })]);
    expect(others).toEqual([]);
    expect(story).toMatchObject({ outcome: 'shown', isUnread: true });
  });

  it('[NC4] [NC6] is read after it was opened or marked on any device', () => {
    const unread = (...receipts: readonly Receipt[]) => storiesOf(receipts)[0]?.isUnread;
    expect(unread(receipt({ shownAt: at }))).toBe(true);
    expect(unread(receipt({ reason: 'asleep' }))).toBe(true);
    expect(unread(receipt({ shownAt: at }), phone({ shownAt: at, seenAt: at }))).toBe(false);
    expect(unread(receipt({ shownAt: at, readAt: at }))).toBe(false);
    const snoozedUntil = '2026-03-05T09:00:00.000Z';
    expect(unread(receipt({ shownAt: at, snoozedUntil }))).toBe(false);
    expect(unread(receipt({ shownAt: snoozedUntil, snoozedUntil }))).toBe(true);
    expect(unread(receipt({ reason: 'cancelled' }))).toBe(false);
    expect(unread(receipt({ reason: 'permission' }))).toBe(false);
  });
});
