import {
  afterQuiet,
  call,
  type Case,
  five,
  group,
  type Known,
  laptop,
  moment,
  phone,
  pushed,
  renamed,
  six,
  snoozed,
  yoga,
} from './notified.ts';

const snoozes = [snoozed(call, '09:05')];
const ahead = ['next 09:05:00'];
const again = 'show call again after 09:05:00: its snooze is over';
const againLate = 'show call again after 09:05:00, late: its snooze is over';
const silently = 'show call again after 09:05:00, silent: its snooze is over';
const missed = 'end snooze call missed: it is too late';
const gone = 'end snooze call cancelled: it was deleted or moved';
const edited = 'end snooze call cancelled: it was edited';
const dropped = 'end snooze call dropped: it was handled elsewhere';
const claimedBefore = { due: [call], checked: '09:00', snoozes, claims: { call: pushed('09:00') } };
const bus = moment('bus', '09:10');
const setBack = (time: string) => `change snooze call until ${time}: the clock was set back`;

const times: readonly Case[] = [
  ['[NF26] ahead', { snoozes }, '09:01', ahead],
  ['[NF26] a millisecond ahead', { snoozes }, '09:04:59.999', ahead],
  ['[NF26] exactly five minutes later', { snoozes }, '09:05', [again]],
  ['[NF27] 90 s after, as if on time', { snoozes }, '09:06:30', [again]],
  ['[NF27] more than 90 s late', { snoozes }, '09:06:30.001', [againLate]],
  ['[NF27] ten minutes late', { snoozes }, '09:15', [againLate]],
  ['[NF27] later than that', { snoozes }, '09:15:00.001', [missed]],
  ['[NF26] of what this device has shown', claimedBefore, '09:05', [again]],
  ['[NF26] two', { snoozes: [...snoozes, snoozed(yoga, '09:09')] }, '09:05', [again, 'next 09:09:00']],
  ['[NF26] with another one that is due later', { due: [bus], snoozes }, '09:05', [again, 'next 09:10:00']],
  ['[ST4] [NF26] in quiet hours', { snoozes, quiet: '09:00-12:00' }, '09:05', [silently]],
  ['[NF26] without sounds', { snoozes, isMuted: true }, '09:05', [silently]],
  ['[NF26] just begun', { snoozes }, '09:00', ahead],
  [
    '[NF26] set back by an hour',
    { snoozes: [snoozed(call, '10:05')] },
    '09:00',
    [setBack('09:05:00'), ...ahead],
  ],
  ['[NF26] set back a little', { snoozes }, '08:59:59', [setBack('09:04:59'), 'next 09:04:59']],
];

const reported = { due: [call], before: [call], from: '00:00', snoozes, checked: '09:00' } satisfies Known;
const deleted = { ...reported, due: [] };
const withWords = (words: Parameters<typeof renamed>[1]) => ({ ...reported, due: [renamed(call, words)] });
const moved = { ...reported, due: [{ ...moment('call', '10:00'), tag: 'call-later' }] };
const oldOne = { ...deleted, before: [], from: '09:00:00.001' };
const newToDevice = { due: [], from: '00:00', snoozes, claims: { call: pushed('09:00') } };
const ofTest = { due: [], from: '00:00', snoozes: [snoozed({ ...call, kind: 'test' }, '09:05')] };
const otherName = { ...reported, due: [call, renamed(yoga, { name: 'Gym' })], before: [call, yoga] };
const byPhone = (noted: Parameters<typeof phone>[1]) => ({ snoozes, receipts: [phone(call, noted)] });
const here = (noted: Parameters<typeof laptop>[1]) => ({ snoozes, receipts: [laptop(call, noted)] });

const ends: readonly Case[] = [
  ['[NF17] its item exists', reported, '09:01', ahead],
  ['[NC5] deleted', { snoozes, deleted: ['call'] }, '09:01', [gone, ...ahead]],
  ['[NC5] deleted, over', { snoozes, deleted: ['call'] }, '09:05', [gone]],
  ['[NC5] deleted, too late', { snoozes, deleted: ['call'] }, '10:00', [gone]],
  ['[NC5] another one deleted', { snoozes, deleted: ['yoga'] }, '09:01', ahead],
  ['[NF17] no source reports it', deleted, '09:01', [gone, ...ahead]],
  ['[NF17] no source reports it, over', deleted, '09:05', [gone]],
  ['[NF17] a source has not answered', { due: [], snoozes }, '09:01', ahead],
  ['[NF17] due before the reports', oldOne, '09:01', ahead],
  ['[NF17] moved to another time', moved, '09:01', [gone, ...ahead]],
  ['[NF17] pushed, not yet known here', newToDevice, '09:01', ahead],
  ['[NF17] pushed, then deleted', { ...deleted, claims: newToDevice.claims }, '09:01', [gone, ...ahead]],
  ['[NC1] a test notification', ofTest, '09:01', ahead],
  ['[NF26] another name', withWords({ name: 'Call her' }), '09:01', [edited, ...ahead]],
  ['[NF26] another name, over', withWords({ name: 'Call her' }), '09:05', [edited]],
  ['[NF26] another address', withWords({ to: '/timetable' }), '09:01', [edited, ...ahead]],
  ['[ST1] another format of time', withWords({ body: 'call is starting now (09:00)' }), '09:01', ahead],
  [
    '[NF26] its name was not known before',
    { ...withWords({ name: 'Call her' }), before: [] },
    '09:01',
    ahead,
  ],
  ['[NF26] another name of another one', otherName, '09:01', ahead],
  ['[RC3] seen on the phone', byPhone({ seen: '09:01' }), '09:01', [dropped, ...ahead]],
  ['[RC3] seen on the phone, over', byPhone({ seen: '09:01' }), '09:05', [dropped]],
  ['[RC3] snoozed on the phone too', byPhone({ snoozed: '09:06' }), '09:01', [dropped, ...ahead]],
  ['[RC3] read here', here({ read: '09:01' }), '09:01', [dropped, ...ahead]],
  ['[NF26] snoozed and seen here', here({ snoozed: '09:05', seen: '09:01' }), '09:01', ahead],
  ['[NF26] shown on the phone', byPhone({ shown: '09:00' }), '09:05', [again]],
];

const ofSix = group('09:00', '6 reminders', 'a, b, c, +3 more');
const shownTogether = six.map((one) => laptop(one, { shown: '09:00' }));
const together = { due: six, checked: '09:00', from: '00:00', receipts: shownTogether } satisfies Known;
const sixAgain = { ...together, snoozes: [snoozed(ofSix, '09:05')] };
const fiveAgain = { ...sixAgain, due: five };
const noneAgain = { ...sixAgain, due: [] };
const unanswered = { due: five, checked: '09:00', receipts: shownTogether, snoozes: sixAgain.snoozes };
const seenBy = (some: typeof six) => ({
  ...sixAgain,
  receipts: [...shownTogether, ...some.map((one) => phone(one, { seen: '09:01' }))],
});
const quietAgain = {
  ...{ due: [call, yoga], checked: '12:00', from: '00:00' },
  snoozes: [snoozed(afterQuiet('12:00', '2 reminders', 'call, yoga'), '12:05')],
  receipts: [call, yoga].map((one) => laptop(one, { reason: 'quiet', shown: '12:00' })),
} satisfies Known;
const showSix = 'show group 09:00 (6 reminders: a, b, c, +3 more) again after 09:05:00: its snooze is over';
const showFive = 'show group 09:00 (5 reminders: a, b, c, +2 more) again after 09:05:00: its snooze is over';
const changeFive = (time: string, why: string) =>
  `change snooze group 09:00 (5 reminders: a, b, c, +2 more) until ${time}: ${why}`;
const endGroup = (how: string) => [`end snooze group 09:00 ${how}`, ...ahead];
const part = 'a part of the group is gone';
const ofOne = 'quiet 12:00 (1 reminder while it was quiet: call)';

const ofGroups: readonly Case[] = [
  ['[NF26] a group', sixAgain, '09:01', ahead],
  ['[NF26] a group, over', sixAgain, '09:05', [showSix]],
  ['[NF17] a group that lost an item', fiveAgain, '09:01', [changeFive('09:05:00', part), ...ahead]],
  ['[NF17] a group that lost an item, over', fiveAgain, '09:05', [showFive]],
  [
    '[NF17] a group that lost an item, set back',
    fiveAgain,
    '08:59',
    [changeFive('09:04:00', 'the clock was set back'), 'next 09:00:00'],
  ],
  ['[NF17] a group that lost all', noneAgain, '09:01', endGroup('cancelled: it was deleted or moved')],
  ['[NF17] a group, a source has not answered', unanswered, '09:01', ahead],
  ['[NF17] a group from before the reports', { ...noneAgain, from: '09:00:00.001' }, '09:01', ahead],
  ['[NF17] a group that was not shown here', { ...noneAgain, receipts: [] }, '09:01', ahead],
  ['[RC3] a group, seen on the phone', seenBy(six), '09:01', endGroup('dropped: it was handled elsewhere')],
  ['[RC3] a group, five seen on the phone', seenBy(five), '09:01', ahead],
  [
    '[NF17] after quiet hours, lost an item',
    { ...quietAgain, due: [call] },
    '12:01',
    [`change snooze ${ofOne} until 12:05:00: ${part}`, 'next 12:05:00'],
  ],
  [
    '[NF17] after quiet hours, lost all',
    { ...quietAgain, due: [] },
    '12:01',
    ['end snooze quiet 12:00 cancelled: it was deleted or moved', 'next 12:05:00'],
  ],
];

/** What was snoozed on this device. */
export const snoozeCases = [...times, ...ends, ...ofGroups];
