import {
  afterQuiet,
  at,
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

const screen = [call];
const handled = 'close call: it was handled elsewhere';
const seen = 'close call: it was seen here';
const gone = 'close call: it was deleted or moved';
const reported = { due: [call], before: [call], checked: '09:00', from: '00:00', screen } satisfies Known;
const deleted = { ...reported, due: [] };
const moved = { ...reported, due: [{ ...call, tag: 'call-later', at: at('10:00'), startsAt: at('10:00') }] };
const wasPushed = { claims: { call: pushed('09:00') } };
const byPhone = (noted: Parameters<typeof phone>[1]) => ({ ...reported, receipts: [phone(call, noted)] });
const here = (noted: Parameters<typeof laptop>[1]) => ({ ...reported, receipts: [laptop(call, noted)] });
const snoozes = [snoozed(call, '09:05')];
const bothSeen = [phone(call, { seen: '09:31' }), phone(yoga, { read: '09:31' })];

const singles: readonly Case[] = [
  ['[NF24] on the screen', reported, '09:01', []],
  ['[RC3] seen on the phone', byPhone({ seen: '09:01' }), '09:01', [handled]],
  ['[RC3] snoozed on the phone', byPhone({ snoozed: '09:06' }), '09:01', [handled]],
  ['[RC3] read on the phone', byPhone({ read: '09:01' }), '09:01', [handled]],
  ['[RC3] read here', here({ shown: '09:00', read: '09:01' }), '09:01', [handled]],
  ['[RC3] only shown on the phone', byPhone({ shown: '09:00' }), '09:01', []],
  ['[RC3] another one seen', { screen, receipts: [phone(yoga, { seen: '09:00' })] }, '09:01', []],
  [
    '[RC3] two',
    { screen: [call, yoga], receipts: bothSeen },
    '09:31',
    [handled, handled.replace('call', 'yoga')],
  ],
  ['[RC3] seen here, then pushed again', here({ shown: '09:00', seen: '09:01' }), '09:01', [seen]],
  ['[RC3] seen here at once', here({ shown: '09:00', seen: '09:00' }), '09:01', [seen]],
  ['[RC3] seen here, shown by nothing known', here({ seen: '09:00' }), '09:01', [seen]],
  ['[NF26] seen here, then shown again', here({ shown: '09:06', seen: '09:01' }), '09:06', []],
  [
    '[NF26] snoozed here, pushed again',
    { screen, snoozes },
    '09:01',
    ['close call: it was snoozed', 'next 09:05:00'],
  ],
  [
    '[NF26] snoozed, over',
    { screen, snoozes },
    '09:05',
    ['show call again after 09:05:00: its snooze is over'],
  ],
  ['[NF17] deleted', deleted, '09:01', [gone]],
  ['[NF17] deleted before this tab began', { ...deleted, before: [] }, '09:01', [gone]],
  ['[NF17] a source has not answered', { due: [], before: [call], screen }, '09:01', []],
  ['[NF17] due when the reports begin', { ...deleted, from: '09:00' }, '09:01', [gone]],
  ['[NF17] due before the reports', { ...deleted, from: '09:00:00.001' }, '09:01', []],
  ['[NF17] moved to another time', moved, '09:01', [gone, 'next 10:00:00']],
  ['[NF17] another name', { ...reported, due: [renamed(call, { name: 'Call her' })] }, '09:01', []],
  ['[NF17] pushed, not yet known here', { ...deleted, ...wasPushed, before: [] }, '09:01', []],
  ['[NF17] pushed, then deleted', { ...deleted, ...wasPushed }, '09:01', [gone]],
  ['[NF17] pushed and reported', { ...reported, ...wasPushed }, '09:01', []],
  ['[NC1] a test notification', { due: [], from: '00:00', screen: [{ ...call, kind: 'test' }] }, '09:01', []],
];

const ofSix = group('09:00', '6 reminders', 'a, b, c, +3 more');
const ofFive = group('09:00', '5 reminders', 'a, b, c, +2 more');
const shownTogether = six.map((one) => laptop(one, { shown: '09:00' }));
const together = {
  due: six,
  checked: '09:00',
  from: '00:00',
  receipts: shownTogether,
  screen: [ofSix],
} satisfies Known;
const fiveLeft = { ...together, due: five };
const noneLeft = { ...together, due: [] };
const seenBy = (some: typeof six) => some.map((one) => phone(one, { seen: '09:01' }));
const partGone = (text: string) => [`show ${text} unclaimed, silent: a part of the group is gone`];
const closeGroup = (why: string) => [`close group 09:00: ${why}`];
const allRead = six.map((one) => laptop(one, { shown: '09:00', read: '09:01' }));
const snoozedFive = 'change snooze group 09:00 (5 reminders: a, b, c, +2 more) until 09:05:00';

const groups: readonly Case[] = [
  ['[NF30] a group', together, '09:01', []],
  [
    '[NF17] a group that lost an item',
    fiveLeft,
    '09:01',
    partGone('group 09:00 (5 reminders: a, b, c, +2 more)'),
  ],
  ['[NF17] a group without what it lost', { ...fiveLeft, screen: [ofFive] }, '09:01', []],
  [
    '[NF17] a group that has one left',
    { ...together, due: six.slice(5) },
    '09:01',
    partGone('group 09:00 (1 reminder: f)'),
  ],
  ['[NF17] a group that lost all', noneLeft, '09:01', closeGroup('it was deleted or moved')],
  [
    '[NF17] a group, a source has not answered',
    { due: [], receipts: shownTogether, screen: [ofSix] },
    '09:01',
    [],
  ],
  ['[NF17] a group from before the reports', { ...noneLeft, from: '09:00:00.001' }, '09:01', []],
  ['[NF17] a group that was not shown here', { ...noneLeft, receipts: seenBy(six) }, '09:01', []],
  ['[NF17] five shown singly are no group', { ...noneLeft, receipts: shownTogether.slice(1) }, '09:01', []],
  [
    '[NF17] [NF26] a group that lost an item, snoozed',
    { ...fiveLeft, snoozes: [snoozed(ofSix, '09:05')] },
    '09:01',
    [...closeGroup('it was snoozed'), `${snoozedFive}: a part of the group is gone`, 'next 09:05:00'],
  ],
  [
    '[RC3] a group, seen on the phone',
    { ...together, receipts: [...shownTogether, ...seenBy(six)] },
    '09:01',
    closeGroup('it was handled elsewhere'),
  ],
  [
    '[RC3] a group, five seen on the phone',
    { ...together, receipts: [...shownTogether, ...seenBy(five)] },
    '09:01',
    [],
  ],
  [
    '[RC3] a group, read here',
    { ...together, receipts: allRead },
    '09:01',
    closeGroup('it was handled elsewhere'),
  ],
];

const two = [call, yoga];
const waited = two.map((one) => laptop(one, { reason: 'quiet', shown: '12:00' }));
const afterwards = {
  ...{ due: two, checked: '12:00', from: '00:00', receipts: waited },
  screen: [afterQuiet('12:00', '2 reminders', 'call, yoga')],
} satisfies Known;
const tea = moment('tea', '08:00');
const twice = {
  ...{ ...afterwards, due: [tea, ...two] },
  receipts: [laptop(tea, { reason: 'quiet', shown: '08:30' }), ...waited],
};
const twoSeen = [...waited, ...two.map((one) => phone(one, { seen: '12:01' }))];

const afterQuietHours: readonly Case[] = [
  ['[NF17] after quiet hours', afterwards, '12:01', []],
  [
    '[NF17] after quiet hours, lost an item',
    { ...afterwards, due: [yoga] },
    '12:01',
    partGone('quiet 12:00 (1 reminder while it was quiet: yoga)'),
  ],
  [
    '[NF17] after quiet hours, lost all',
    { ...afterwards, due: [] },
    '12:01',
    ['close quiet 12:00: it was deleted or moved'],
  ],
  ['[NF17] after quiet hours for the second time in a day', twice, '12:01', []],
  [
    '[RC3] after quiet hours, seen on the phone',
    { ...afterwards, receipts: twoSeen },
    '12:01',
    ['close quiet 12:00: it was handled elsewhere'],
  ],
];

/** What is on the screen of this device. */
export const screenCases = [...singles, ...groups, ...afterQuietHours];
