import {
  call,
  callAhead,
  type Case,
  type Known,
  laptop,
  moment,
  phone,
  six,
  water,
  yoga,
} from './notified.ts';

const due = [call];
const both = [callAhead, call];
const hours = ['10:00', '11:00', '12:00'].map((time, index) => moment(`bus-${index}`, time));
const checkedWater = { due: water, checked: '09:00' };
const schedules = [{ name: 'schedules', moments: [yoga] }];

const isDue = 'show call: it is due';
const isLate = 'show call, late: it is at most ten minutes late';
const isLateAhead = 'show call-ahead, late: it is at most ten minutes late';
const missed = 'write call asleep: it is too late';
const missedAhead = 'write call-ahead asleep: it is too late';
const overtaken = 'write call-ahead asleep: its item has started';
const missedWater = ['water-1', 'water-2'].map((tag) => `write ${tag} asleep: it is too late`);
const handled = 'leave call: it was handled elsewhere';
const off = 'write call off: its area is off';
const refused = 'write call permission: notifications are not allowed';

const times: readonly Case[] = [
  ['[NF11] nothing is known', {}, '09:00', []],
  ['[NF11] at its start', { due }, '09:00', [isDue]],
  ['[NF11] ten minutes before', { due: both }, '08:50', ['show call-ahead: it is due', 'next 09:00:00']],
  ['[NF11] at its start, with a further one', { due: [call, yoga] }, '09:00', [isDue, 'next 09:30:00']],
  ['[NF18] not a millisecond before', { due }, '08:59:59.999', ['next 09:00:00']],
  ['[NF18] not weeks before', { due: [moment('trip', '30 09:00')] }, '09:00', ['next 30 09:00:00']],
  ['[NF19] 90 s after, as if on time', { due }, '09:01:30', [isDue]],
  ['[NF19] more than 90 s late', { due }, '09:01:30.001', [isLate]],
  ['[NF19] five minutes late', { due }, '09:05', [isLate]],
  ['[NF19] ten minutes late', { due }, '09:10', [isLate]],
  ['[NF19] [RC1] later than that', { due }, '09:10:00.001', [missed]],
  ['[NF19] [RC1] days later', { due }, '08 09:00', [missed]],
  ['[NF19] an announcement, 90 s after', { due: [callAhead] }, '08:51:30', ['show call-ahead: it is due']],
  ['[NF19] an announcement, nine minutes late', { due: [callAhead] }, '08:59', [isLateAhead]],
  ['[NF19] an announcement until its item starts', { due: [callAhead] }, '08:59:59.999', [isLateAhead]],
  ['[NF19] an announcement from then on', { due: both }, '09:00', [isDue, overtaken]],
  ['[NF19] five minutes late, its announcement too late', { due: both }, '09:05', [isLate, missedAhead]],
  ['[NF19] both too late', { due: both }, '09:10:00.001', [missedAhead, missed]],
  ['[NF12] made after its time was checked', { due, checked: '09:05' }, '09:05:00.001', []],
  ['[NF12] made five minutes before its start', { due, checked: '08:55' }, '08:55', ['next 09:00:00']],
  ['[NF20] checked up to its time', { due, checked: '09:00' }, '09:00:01', []],
  ['[NF20] checked until just before', { due, checked: '08:59:59.999' }, '09:00:01', [isDue]],
  ['[NF20] all checked up to now', { due: hours, checked: '11:00' }, '11:00', ['next 12:00:00']],
  ['[NF20] two since the last check', { due: both, checked: '08:49' }, '09:00', [isDue, overtaken]],
  ['[NF20] checked, then set back', { due: hours, checked: '12:00' }, '11:00', ['next 12:00:00']],
  ['[NF20] checked later than its time, set back', { due, checked: '12:00' }, '09:00', []],
  ['[RC1] of a source that was never checked', { due }, '04 09:00', ['next 09:00:00']],
  ['[RC1] of a source that was never checked, over', { due }, '12:00', [missed]],
  ['[NF11] three moments of an item', { due: water }, '09:00', ['show water-1: it is due', 'next 09:20:00']],
  ['[NF11] the second of three', checkedWater, '09:20', ['show water-2: it is due', 'next 09:40:00']],
  [
    '[NF19] three moments of an item, after sleep',
    { due: water },
    '09:41',
    ['show water-3: it is due', ...missedWater],
  ],
  ['[NF11] soonest of two sources', { due: [], others: schedules }, '09:00', ['next 09:30:00']],
];

const onPhone = (noted: Parameters<typeof phone>[1]) => ({ due, receipts: [phone(call, noted)] });
const here = (noted: Parameters<typeof laptop>[1]) => ({ due, receipts: [laptop(call, noted)] });

const leaveOff = 'leave call: its area is off';
const offAndOn = { due, isOff: true, others: schedules } satisfies Known;
const refusedHere = { ...here({ reason: 'permission' }), mayShow: false } satisfies Known;
const refusedSix = six.map(({ tag }) => `write ${tag} permission: notifications are not allowed`);

const offAndRefused: readonly Case[] = [
  ['[RC1] its area is off', { due, isOff: true }, '09:00', [off]],
  ['[RC1] off, written', { ...here({ reason: 'off' }), isOff: true }, '09:01', [leaveOff]],
  ['[RC1] off, written by the phone', { ...onPhone({ reason: 'off' }), isOff: true }, '09:01', [off]],
  ['[RC1] off since it waits', { ...here({ reason: 'quiet' }), isOff: true }, '09:01', [off]],
  ['[RC1] off, seen on the phone', { ...onPhone({ seen: '09:00' }), isOff: true }, '09:01', [off]],
  ['[RC1] off and missed', { due, isOff: true }, '10:00', [off]],
  ['[RC1] off in quiet hours', { due, isOff: true, quiet: '09:00-12:00' }, '09:00', [off]],
  ['[RC1] off and not due', { due, isOff: true }, '08:00', ['next 09:00:00']],
  ['[RC1] off, another one is not', offAndOn, '09:30', ['show yoga: it is due', off]],
  ['[RC1] without permission', { due, mayShow: false }, '09:00', [refused]],
  ['[RC1] without permission, late', { due, mayShow: false }, '09:10', [refused]],
  ['[RC1] without permission, written', refusedHere, '09:01', ['leave call: notifications are not allowed']],
  ['[RC1] without permission, too late', { due, mayShow: false }, '09:11', [missed]],
  ['[RC1] without permission, six', { due: six, mayShow: false }, '09:00', refusedSix],
  ['[RC1] without permission, seen', { ...onPhone({ seen: '09:00' }), mayShow: false }, '09:01', [handled]],
  ['[NF24] without sounds', { due, isMuted: true }, '09:00', ['show call, silent: it is due']],
];

const shownThere = 'leave call: another device has shown it';
const shownHere = 'leave call: this device has shown it';

const receipts: readonly Case[] = [
  ['[RC3] seen on the phone', onPhone({ shown: '09:00', seen: '09:00:10' }), '09:00:30', [handled]],
  ['[RC3] snoozed on the phone', onPhone({ snoozed: '09:05' }), '09:00:30', [handled]],
  ['[RC3] read on the phone', onPhone({ read: '09:00:10' }), '09:00:30', [handled]],
  ['[RC3] read here', here({ read: '09:00:10' }), '09:00:30', [handled]],
  ['[RC3] seen on the phone, late', onPhone({ seen: '09:00' }), '09:10', [handled]],
  ['[NF20] only shown on the phone', onPhone({ shown: '09:00' }), '09:00:30', [isDue]],
  ['[RC3] another one seen', { due, receipts: [phone(yoga, { seen: '09:00' })] }, '09:00:30', [isDue]],
  ['[NF26] snoozed here before it was due', here({ snoozed: '08:59' }), '09:00', [isDue]],
  ['[NF20] missed here, then the clock was set back', here({ reason: 'asleep' }), '09:00', [isDue]],
  ['[NF20] not shown by the system, then set back', here({ reason: 'failed' }), '09:00', [isDue]],
  ['[RC1] missed, shown on the phone', onPhone({ shown: '09:00' }), '09:11', [shownThere]],
  ['[RC1] missed, shown here', here({ shown: '09:00' }), '09:11', [shownHere]],
  ['[NF20] shown here, then set back', here({ shown: '12:00' }), '09:00', [shownHere]],
  ['[RC1] missed, read but never shown', onPhone({ read: '09:01' }), '09:11', [missed]],
  ['[RC1] missed, written', here({ reason: 'asleep' }), '09:11', ['leave call: it is too late']],
  ['[RC1] missed, written by the phone', onPhone({ reason: 'asleep' }), '09:11', [missed]],
];

/** What is on time, late, missed, not wanted, or handled elsewhere. */
export const dueCases = [...times, ...offAndRefused, ...receipts];
