import { afterQuiet, at, call, type Case, group, laptop, phone, yoga } from './notified.ts';

const planned = { due: [yoga], before: [yoga] };
const deleted = { due: [], before: [yoga] };
const moved = {
  before: [yoga],
  due: [{ ...yoga, tag: 'yoga-later', at: at('10:00'), startsAt: at('10:00') }],
};
const elsewhere = { ...deleted, others: [{ name: 'schedules', moments: [yoga] }] };
const cancelled = 'write yoga cancelled: it was deleted or moved';
const written = { receipts: [laptop(yoga, { reason: 'cancelled' })] };
const writtenByPhone = { receipts: [phone(yoga, { reason: 'cancelled' })] };
const shownBefore = { receipts: [laptop(yoga, { reason: 'cancelled', shown: '09:00' })] };
const seenOnPhone = { receipts: [phone(yoga, { seen: '09:00' })] };
const erase = 'erase yoga: it is planned again';
const next = 'next 09:30:00';

const cancellations: readonly Case[] = [
  ['[NF16] planned for the first time', { due: [yoga] }, '09:00', [next]],
  ['[NF17] [RC1] deleted before its time', deleted, '09:00', [cancelled]],
  ['[NF17] [RC1] deleted a millisecond before its time', deleted, '09:29:59.999', [cancelled]],
  ['[NF17] deleted at its time', deleted, '09:30', []],
  ['[NF17] deleted after its time', deleted, '09:31', []],
  ['[NF17] [RC1] moved to another time', moved, '09:00', [cancelled, 'next 10:00:00']],
  ['[NF17] due where the report ends', { ...deleted, until: '09:30' }, '09:00', []],
  ['[NF17] [RC1] deleted within the report', { ...deleted, until: '09:30:00.001' }, '09:00', [cancelled]],
  ['[NF17] [RC1] deleted, of an area that is off', { ...deleted, isOff: true }, '09:00', [cancelled]],
  ['[NF17] reported by another source', elsewhere, '09:00', [next]],
  ['[RC1] deleted, written', { ...deleted, ...written }, '09:00', []],
  ['[RC1] deleted, written by the phone', { ...deleted, ...writtenByPhone }, '09:00', []],
  ['[RC1] deleted, only seen on the phone', { ...deleted, ...seenOnPhone }, '09:00', [cancelled]],
  ['[RC1] restored', { ...planned, ...written }, '09:00', [erase, next]],
  ['[RC1] restored at its time', { ...planned, ...written, checked: '09:30' }, '09:30', [erase]],
  ['[RC1] restored after its time', { ...planned, ...written, checked: '09:31' }, '09:31', []],
  ['[RC1] restored, written by the phone', { ...planned, ...writtenByPhone }, '09:00', [next]],
  ['[RC1] restored, shown before the clock was set back', { ...planned, ...shownBefore }, '09:00', [next]],
];

const push = { of: call };
const pushed = 'show call unclaimed: it was pushed';
const pushedLate = 'show call unclaimed, late: it was pushed';
const silently = 'show call unclaimed, silent: it was pushed';
const again = 'show call unclaimed, silent: it was pushed again';
const ofGroup = { of: group('09:00', '6 reminders', 'a, b, c, +3 more') };
const ofQuiet = { of: afterQuiet('12:00', '2 reminders', 'call, yoga') };
const groupPushed = 'show group 09:00 (6 reminders: a, b, c, +3 more) unclaimed: it was pushed';
const quietPushed = 'show quiet 12:00 (2 reminders while it was quiet: call, yoga) unclaimed: it was pushed';

const pushes: readonly Case[] = [
  ['[NF20] pushed', { push }, '09:00', [pushed]],
  ['[NF20] pushed again', { push: { ...push, isNews: false } }, '09:00', [again]],
  [
    '[NF19] pushed again, late',
    { push: { ...push, isNews: false } },
    '09:05',
    [again.replace(',', ', late,')],
  ],
  ['[NF19] pushed after 90 s', { push }, '09:01:30', [pushed]],
  ['[NF19] pushed later', { push }, '09:01:30.001', [pushedLate]],
  ['[NF19] pushed more than ten minutes late', { push }, '09:11', [pushedLate]],
  ['[NF19] pushed to a device whose clock is behind', { push }, '08:50', [pushed]],
  ['[ST4] pushed in quiet hours', { push, quiet: '09:00-12:00' }, '09:00', [silently]],
  ['[ST4] pushed in quiet hours of the sender', { push: { ...push, isSilent: true } }, '09:00', [silently]],
  ['[NF24] pushed, without sounds', { push, isMuted: true }, '09:00', [silently]],
  ['[NF30] pushed as a group', { push: ofGroup }, '09:00', [groupPushed]],
  ['[ST4] pushed after quiet hours', { push: ofQuiet, quiet: '09:00-12:00' }, '12:00', [quietPushed]],
  [
    '[RC3] pushed, seen on the phone',
    { push, receipts: [phone(call, { seen: '09:00' })] },
    '09:00',
    [pushed],
  ],
];

/** What is cancelled before its time, planned again, or pushed. */
export const planCases = [...cancellations, ...pushes];
