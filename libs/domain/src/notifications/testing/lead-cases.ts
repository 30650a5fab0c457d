import {
  call,
  callAhead,
  callDayAhead,
  callFiveAhead,
  callHalfHourAhead,
  callPutOff,
  type Case,
  type Known,
  laptop,
  phone,
  pushed,
  snoozed,
} from './notified.ts';

const usual = [callAhead, call];
const all = [callDayAhead, callHalfHourAhead, ...usual];
const fiveOnly = { due: [callFiveAhead] };
const isLate = 'late: it is at most ten minutes late';
const quiet = '08:00-12:00';
const ofDayAhead = 'show quiet 04 12:00 (1 reminder while it was quiet: call) of call-ahead1440';

const leads: readonly Case[] = [
  ['[NF31] a day before', { due: all }, '04 09:00', ['show call-ahead1440: it is due', 'next 08:30:00']],
  [
    '[NF31] [NF19] several, after sleep',
    { due: all, checked: '04 08:00' },
    '08:36',
    [`show call-ahead30, ${isLate}`, 'write call-ahead1440 asleep: it is too late', 'next 08:50:00'],
  ],
  ['[NF31] not at all', { due: [] }, '09:00', []],
  ['[NF31] [NF19] the only one, late', fiveOnly, '08:59', [`show call-ahead5, ${isLate}`]],
  [
    '[NF31] [NF19] the only one, late, after the start',
    fiveOnly,
    '09:01',
    [`show call-ahead5 lateBody="call has started", ${isLate}`],
  ],
  ['[NF31] [NF19] the only one, too late', fiveOnly, '09:06', ['write call-ahead5 asleep: it is too late']],
  [
    '[NF31] [NF19] five minutes before, with the start',
    { due: [callFiveAhead, call] },
    '09:01',
    ['show call: it is due', 'write call-ahead5 asleep: its item has started'],
  ],
  [
    '[NF31] [ST4] a day before, in quiet hours',
    { due: [callDayAhead], quiet },
    '04 09:00',
    ['write call-ahead1440 quiet: it is quiet', 'open call-ahead1440', 'next 04 12:00:00'],
  ],
  [
    '[NF31] [ST4] a day before, quiet hours over',
    { due: [callDayAhead], quiet },
    '04 12:00',
    [`${ofDayAhead}: quiet hours are over`],
  ],
  [
    '[NF31] [NF17] [RC1] the settings have changed',
    { due: [callHalfHourAhead], before: usual },
    '08:00',
    [...usual.map(({ tag }) => `write ${tag} cancelled: it was deleted or moved`), 'next 08:30:00'],
  ],
];

const shownAhead = laptop(callAhead, { shown: '08:50' });
const cancelledStart = laptop(call, { reason: 'cancelled' });
const reported = { before: usual, checked: '08:50', from: '00:00', receipts: [shownAhead] } satisfies Known;
const closed = 'close call-ahead: it was deleted or moved';
const cancelled = 'write call cancelled: it was deleted or moved';
const putOffCancelled = 'write call-snooze cancelled: it was deleted or moved';
const ended = 'end snooze call-ahead cancelled: it was deleted or moved';
const fiveMinutes = { snoozes: [snoozed(callAhead, '08:56')] };
const putOff = { ...reported, due: [callPutOff] };
const onScreen = { screen: [callAhead] };
const onPhone = { receipts: [phone(callAhead, { shown: '08:50' })] };
const undone = { ...reported, due: usual, before: [callPutOff], receipts: [shownAhead, cancelledStart] };
/** Shown by a push before this tab was open, which has never known the moment. */
const pushedBefore = { before: [], claims: { 'call-ahead': pushed('08:50') }, ...onScreen };
const isOver = { deleted: ['call-ahead'] };
const atTen = 'next 10:00:00';

const snoozes: readonly Case[] = [
  ['[NF32] [RC1] put off', { ...putOff, ...onScreen }, '08:52', [closed, cancelled, atTen]],
  [
    '[NF32] put off on the phone',
    { ...putOff, ...onScreen, ...onPhone },
    '08:52',
    [closed, cancelled, atTen],
  ],
  ['[NF32] pushed, put off', { ...putOff, ...pushedBefore, ...isOver }, '08:52', [closed, atTen]],
  ['[NF32] pushed, not yet known here', { ...putOff, ...pushedBefore }, '08:52', [atTen]],
  [
    '[NF32] [NF26] snoozed, then put off',
    { ...putOff, ...fiveMinutes },
    '08:52',
    [cancelled, ended, 'next 08:56:00'],
  ],
  ['[NF32] over', putOff, '10:00', ['show call-snooze: it is due']],
  ['[NF32] [NF19] over, late', putOff, '10:05', [`show call-snooze, ${isLate}`]],
  ['[NF32] [NF19] over for long', putOff, '10:11', ['write call-snooze asleep: it is too late']],
  [
    '[NF32] [ST4] over, in quiet hours',
    { ...putOff, quiet },
    '10:00',
    ['write call-snooze quiet: it is quiet', 'open call-snooze', 'next 12:00:00'],
  ],
  [
    '[NF32] [RC1] undone',
    undone,
    '08:55',
    [putOffCancelled, 'erase call: it is planned again', 'next 09:00:00'],
  ],
  ['[NF32] undone after the start', { ...undone, checked: '09:05' }, '09:05', [putOffCancelled]],
];

const done = { ...reported, due: [] };
const notDone = { ...undone, before: [] };

const dones: readonly Case[] = [
  ['[NF33] [RC1] done', { ...done, ...onScreen }, '08:52', [closed, cancelled]],
  ['[NF33] pushed, done', { ...done, ...pushedBefore, ...isOver }, '08:52', [closed]],
  [
    '[NF33] [NF26] snoozed, then done',
    { ...done, ...fiveMinutes },
    '08:52',
    [cancelled, ended, 'next 08:56:00'],
  ],
  ['[NF33] put off, then done', { ...done, before: [callPutOff] }, '09:30', [putOffCancelled]],
  ['[NF33] [RC1] not done', notDone, '08:55', ['erase call: it is planned again', 'next 09:00:00']],
  ['[NF33] not done, after the start', { ...notDone, checked: '09:05' }, '09:05', []],
];

/** Leads of an item's own or of the settings, what is put off for longer, and what is done. */
export const leadCases = [...leads, ...snoozes, ...dones];
