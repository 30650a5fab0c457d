import type { Moment } from '../state.ts';
import {
  afterQuiet,
  at,
  call,
  callAhead,
  type Case,
  claimed,
  type Known,
  laptop,
  moment,
  phone,
  pushed,
  quietTag,
  shown,
  six,
  water,
  yoga,
} from './notified.ts';

const quiet = '09:00-12:00';
const two = [call, yoga];
/** In quiet hours until noon. */
const during = (due: readonly Moment[], more: Known = {}): Known => ({ due, quiet, ...more });
/** Without quiet hours. */
const without = (due: readonly Moment[], more: Known = {}): Known => ({ due, ...more });

const write = 'write call quiet: it is quiet';
const leave = 'leave call: it is quiet';
const open = ['open call', 'next 12:00:00'];
const isDue = 'show call: it is due';
const missed = 'write call asleep: it is too late';
const refused = 'write call permission: notifications are not allowed';
const handled = 'leave call: it was handled elsewhere';
const shownHere = 'leave call: this device has shown it';
/** Such as '2 reminders', 'call, yoga', and the tags, at the end of quiet hours. */
const showAt = (time: string, title: string, names: string, tags = names.replaceAll(',', '')) =>
  `show quiet ${time} (${title} while it was quiet: ${names}) of ${tags}`;
const over = 'quiet hours are over';
const one = `${showAt('12:00', '1 reminder', 'call')}: ${over}`;
const both = `${showAt('12:00', '2 reminders', 'call, yoga')}: ${over}`;
const silentOne = `${showAt('12:00', '1 reminder', 'call')}, silent: ${over}`;

const noted = { receipts: [laptop(call, { reason: 'quiet' })] } satisfies Known;
const notedOnPhone = { receipts: [phone(call, { reason: 'quiet' })] } satisfies Known;
const shownOnPhone = { receipts: [phone(call, { shown: '09:00' })] } satisfies Known;
const atNight = { quiet: '22:00-07:00' };
const untilMorning = [write, 'open call', 'next 06 07:00:00'];
const plain = (time: string) => `show call at="${at(time)}": it is due`;
const ofWater = showAt('12:00', '1 reminder', 'water', 'water-1 water-2 water-3');
const ofSix = showAt('12:00', '6 reminders', 'a, b, c, +3 more', 'a b c d e f');
const bothMoments = { due: [callAhead, call], quiet: '08:00-12:00' };

const waits: readonly Case[] = [
  [
    '[ST4] due just before',
    during([moment('call', '08:59:59.999')]),
    '08:59:59.999',
    [plain('08:59:59.999')],
  ],
  ['[ST4] due at their start', during([call]), '09:00', [write, ...open]],
  ['[ST4] [RC1] waiting, written', during([call], noted), '09:01', [leave, ...open]],
  ['[ST4] [RC1] waiting, written by the phone', during([call], notedOnPhone), '09:01', [write, ...open]],
  ['[ST4] waiting, after ten minutes', during([call], noted), '09:11', [leave, ...open]],
  ['[ST4] waiting, shown on the phone', during([call], shownOnPhone), '09:11', [write, ...open]],
  ['[ST4] waiting, to the last millisecond', during([call], noted), '11:59:59.999', [leave, ...open]],
  ['[ST4] waiting, with one ahead', during(two), '09:00', [write, 'open call', 'next 09:30:00']],
  ['[ST4] over', during([call], noted), '12:00', [one]],
  ['[ST4] over, in a browser that was closed', during(two), '12:00', [both]],
  ['[ST4] [NF19] over for ten minutes', during(two, noted), '12:10', [both]],
  ['[ST4] [NF19] over for longer', during([call], noted), '12:10:00.001', [missed]],
  ['[ST4] over for long, two', during(two), '13:00', [missed, 'write yoga asleep: it is too late']],
  ['[ST4] due at their end', during([moment('call', '12:00')]), '12:00', [plain('12:00')]],
  ['[ST4] both moments of an item', bothMoments, '12:00', [one.replace('of call', 'of call-ahead call')]],
  ['[ST4] three moments of an item', during(water), '12:00', [`${ofWater}: ${over}`]],
  ['[ST4] six', during(six), '12:00', [`${ofSix}: ${over}`]],
  ['[ST4] before midnight', without([moment('call', '23:30')], atNight), '23:30', untilMorning],
  ['[ST4] after midnight', without([moment('call', '06 03:00')], atNight), '06 03:00', untilMorning],
  [
    '[ST4] by the clock of the device',
    { due: [call], quiet: '10:00-13:00 Europe/Berlin' },
    '09:00',
    [write, ...open],
  ],
  ['[ST4] not by another clock', { due: [call], quiet: '09:00-10:00 Europe/Berlin' }, '09:00', [isDue]],
];

const made = (time: string) => [{ ...call, madeAt: at(time) }];
const sixUrgent = six.map((each) => ({ ...each, madeAt: at('08:55') }));
const urgentGroup = 'show group 09:00 (6 reminders: a, b, c, +3 more) of a b c d e f, silent: many are due';
const isUrgent = 'show call, silent: it is due, and urgent in quiet hours';
const lateAndSilent = 'show call, late, silent: it is at most ten minutes late';
const shownOnTime = { claims: { call: shown('09:00') }, receipts: [laptop(call, { shown: '09:00' })] };
const yogaWaits = ['write yoga quiet: it is quiet', shownHere, 'open yoga', 'next 12:00:00'];
const fromBefore = { due: [call], quiet: '09:01-12:00' };

const urgent: readonly Case[] = [
  ['[ST4] made ten minutes before its start', during(made('08:50')), '09:00', [write, ...open]],
  ['[ST4] made later than that', during(made('08:50:00.001')), '09:00', [isUrgent]],
  ['[ST4] put off', during(made('09:00')), '09:00', [isUrgent]],
  ['[ST4] [NF19] urgent and late', during(made('08:55')), '09:10', [lateAndSilent]],
  ['[ST4] [NF19] urgent and later', during(made('08:55')), '09:11', [missed]],
  ['[ST4] urgent at their end', { due: made('08:55'), quiet: '08:00-09:00' }, '09:00', [isDue]],
  ['[ST4] urgent before them', { due: made('08:55'), quiet: '10:00-12:00' }, '09:00', [isDue]],
  ['[ST4] urgent, six', during(sixUrgent), '09:00', [urgentGroup]],
  [
    '[ST4] urgent, shown, and one that waits',
    during([...made('08:55'), yoga], shownOnTime),
    '09:30',
    yogaWaits,
  ],
  ['[ST4] [NF20] shown before they were switched on', during([call], shownOnTime), '09:30', [shownHere]],
  ['[ST4] [NF20] shown before, over', during([call], shownOnTime), '12:00', [shownHere]],
  ['[ST4] late, from before them', fromBefore, '09:05', [lateAndSilent]],
  ['[ST4] too late, from before them', fromBefore, '09:11', [missed]],
];

const bothNoted = { receipts: [...noted.receipts, laptop(yoga, { reason: 'quiet' })] };
const oneAt = (time: string) => `${showAt(time, '1 reminder', 'call')}: ${over}`;
const oneAt10 = showAt('10:00', '1 reminder', 'call');
const bothAt10 = `${showAt('10:00', '2 reminders', 'call, yoga')}: ${over}`;
const seenOnPhone = { receipts: [...noted.receipts, phone(call, { seen: '09:30' })] };
const notedAndShownThere = { receipts: [...noted.receipts, phone(call, { shown: '09:30' })] };
const shownAfter = (time: string) => ({ receipts: [laptop(call, { reason: 'quiet', shown: time })] });
const claimAt10 = { ...noted, claims: { [quietTag('10:00')]: shown('10:00:01') } };
const shownAt10 = 'write call quiet, shown 10:00:01: this device has shown it';

const switchedOff: readonly Case[] = [
  ['[ST4] switched off while it waits', without([call], noted), '10:00', [oneAt('10:00')]],
  ['[ST4] switched off while two wait', without(two, bothNoted), '10:00', [bothAt10]],
  ['[ST4] switched off at once', without([call], noted), '09:01', [oneAt('09:01')]],
  ['[ST4] switched off soon', without([call], noted), '09:05', [oneAt('09:05')]],
  ['[ST4] switched off, waiting on the phone only', without([call], notedOnPhone), '10:00', [missed]],
  ['[ST4] switched off, seen on the phone', without([call], seenOnPhone), '10:00', [handled]],
  [
    '[ST4] switched off, shown on the phone',
    without([call], notedAndShownThere),
    '10:00',
    ['leave call: another device has shown it'],
  ],
  ['[ST4] [NF20] switched off, shown', without([call], shownAfter('09:30')), '10:00', [shownHere]],
  ['[ST4] [NF20] switched off, shown, set back', without([call], shownAfter('12:00')), '09:00', [shownHere]],
  ['[ST4] [NF20] switched off, shown by another tab', without([call], claimAt10), '10:00:05', [shownAt10]],
  ['[ST4] switched off, no permission', without([call], { ...noted, mayShow: false }), '10:00', [refused]],
  [
    '[ST4] later hours',
    { ...noted, due: [call], quiet: '09:30-12:00' },
    '10:00',
    [`${oneAt10}, silent: ${over}`],
  ],
  [
    '[ST4] longer',
    { ...noted, due: [call], quiet: '09:00-14:00' },
    '12:00',
    [leave, 'open call', 'next 14:00:00'],
  ],
];

const noon = (claim: ReturnType<typeof shown>): Known => ({ claims: { [quietTag('12:00')]: claim } });
const shownEach = ['call', 'yoga'].map(
  (tag) => `write ${tag} quiet, shown 12:00:01: this device has shown it`,
);
const shownNoted = { ...noon(shown('12:00:01')), ...shownAfter('12:00:01') };
const left = ['call', 'yoga'].map((tag) => `leave ${tag}: another tab is showing it`);
const onScreen = { ...noon(claimed('12:00:01')), screen: [afterQuiet('12:00', '2 reminders', 'call, yoga')] };
const yogaSeen = { receipts: [phone(yoga, { seen: '11:00' })] };
const oneWithoutYoga = [one, 'leave yoga: it was handled elsewhere'];

const atTheirEnd: readonly Case[] = [
  ['[ST4] [NF20] over, pushed', during(two, noon(pushed('12:00:01'))), '12:01', shownEach],
  ['[ST4] [NF20] over, shown, found too late', during(two, noon(shown('12:00:01'))), '13:00', shownEach],
  ['[ST4] [NF20] over, shown, written', during([call], shownNoted), '12:01', [shownHere]],
  ['[ST4] [NF20] over, shown, to be written', during(two, { ...shownNoted, ...noted }), '12:01', shownEach],
  [
    '[ST4] [NF20] over, claimed by another tab',
    during(two, noon(claimed('12:00'))),
    '12:00:05',
    [...left, 'open call', 'open yoga', 'next 12:00:16'],
  ],
  ['[ST4] [NF20] over, claimed by a tab that died', during(two, noon(claimed('12:00'))), '12:00:10', [both]],
  ['[ST4] [NF20] over, on the screen, from a tab that died', during(two, onScreen), '12:00:20', shownEach],
  ['[ST4] [RC1] over, no permission', during([call], { ...noted, mayShow: false }), '12:00', [refused]],
  ['[ST4] [RC3] over, one seen on the phone', during(two, yogaSeen), '12:00', oneWithoutYoga],
  ['[ST4] over, shown on the phone', during([call], shownOnPhone), '12:00', [one]],
  ['[ST4] over, without sounds', during([call], { isMuted: true }), '12:00', [silentOne]],
];

const planned = [{ ...call, waitsUntil: at('12:00') }];
const twoPlanned = [...planned, { ...yoga, waitsUntil: at('12:05') }];
const yogaAt1205 = `${showAt('12:05', '1 reminder', 'yoga')}: ${over}`;
const yogaUntil1205 = ['write yoga quiet: it is quiet', 'open yoga', 'next 12:05:00'];

const plannedToWait: readonly Case[] = [
  ['[ST4] planned to wait', without(planned), '09:00', [write, ...open]],
  ['[ST4] planned to wait, over', without(planned), '12:00', [one]],
  ['[ST4] planned to wait, over together with quiet hours', during(planned), '12:00', [one]],
  ['[ST4] planned to wait, over before them', { due: planned, quiet: '09:00-14:00' }, '12:00', [silentOne]],
  [
    '[ST4] planned to wait, though urgent',
    without([{ ...call, ...planned[0], madeAt: call.at }]),
    '09:00',
    [write, ...open],
  ],
  ['[ST4] two ends, the first', without(twoPlanned), '12:00', [one, ...yogaUntil1205]],
  ['[ST4] two ends, both', without(twoPlanned), '12:06', [one, yogaAt1205]],
  ['[ST4] two ends, one too late', without(twoPlanned), '12:11', [yogaAt1205, missed]],
];

/** Quiet hours: what waits, what does not, and what comes at their end. */
export const quietCases = [...waits, ...urgent, ...switchedOff, ...atTheirEnd, ...plannedToWait];
