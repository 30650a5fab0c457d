import {
  call,
  type Case,
  claimed,
  five,
  group,
  groupTag,
  type Known,
  laptop,
  moment,
  phone,
  pushed,
  shown,
  six,
  wholeTag,
} from './notified.ts';

type ClaimOfTag = ReturnType<typeof shown>;

const isDue = 'show call: it is due';
const missed = 'write call asleep: it is too late';
const handled = 'leave call: it was handled elsewhere';
const shownHere = 'write call shown 09:00:01: this device has shown it';
const written = 'leave call: this device has shown it';
const busy = (next: string) => ['leave call: another tab is showing it', 'open call', `next ${next}`];
const withClaim = (claim: ClaimOfTag, more: Known = {}): Known => ({
  due: [call],
  claims: { call: claim },
  ...more,
});
const byTab = (time: string, more: Known = {}) => withClaim(claimed(time), more);
const byThis = (more: Known = {}) => withClaim(shown('09:00:01'), more);
const asShown = { receipts: [laptop(call, { shown: '09:00:01' })] };
const asMissed = { receipts: [laptop(call, { reason: 'asleep' })] };
const seenOnPhone = { receipts: [phone(call, { seen: '09:00' })] };
const screen = [call];
const withNext = { due: [call, moment('bus', '09:00:07')] };

const claims: readonly Case[] = [
  ['[NF20] shown here, not written', byThis(), '09:01', [shownHere]],
  ['[NF20] shown here, written', byThis(asShown), '09:01', [written]],
  ['[NF20] shown here, written as missed', byThis(asMissed), '09:01', [shownHere]],
  ['[NF20] shown here, found too late', byThis(), '09:30', [shownHere]],
  ['[NF20] [ST4] shown here, quiet since then', byThis({ quiet: '09:00-12:00' }), '09:30', [shownHere]],
  ['[NF20] [RC1] shown here, off since then', byThis({ isOff: true }), '09:01', [shownHere]],
  ['[NF20] pushed to this device', withClaim(pushed('09:00:01')), '09:01', [shownHere]],
  ['[NF20] claimed by another tab', byTab('09:00'), '09:00:05', busy('09:00:16')],
  ['[NF20] claimed for almost ten seconds', byTab('09:00'), '09:00:09.999', busy('09:00:20.999')],
  ['[NF20] claimed by a tab that died', byTab('09:00'), '09:00:10', [isDue]],
  ['[NF20] claimed by a tab that died, too late', byTab('09:00'), '09:11', [missed]],
  ['[NF20] claimed, then set back a little', byTab('09:00:14'), '09:00:05', busy('09:00:16')],
  ['[NF20] claimed, then set back by ten seconds', byTab('09:00:15'), '09:00:05', [isDue]],
  ['[NF20] on the screen, from a tab that died then', byTab('09:00:01', { screen }), '09:00:20', [shownHere]],
  ['[NF20] on the screen, too late, from such a tab', byTab('09:00:01', { screen }), '09:30', [shownHere]],
  ['[NF20] on the screen, claimed by another tab', byTab('09:00', { screen }), '09:00:05', busy('09:00:16')],
  ['[RC3] seen on the phone, claimed by another tab', byTab('09:00', seenOnPhone), '09:00:05', [handled]],
  ['[NF20] claimed, with one ahead sooner', byTab('09:00', withNext), '09:00:05', busy('09:00:07')],
];

const each = (some: typeof six, line: (tag: string) => string) => some.map(({ tag }) => line(tag));
const showEach = (some: typeof six) => each(some, (tag) => `show ${tag}: it is due`);
const missEach = each(six, (tag) => `write ${tag} asleep: it is too late`);
const leaveEach = each(six, (tag) => `leave ${tag}: another tab is showing it`);
const openEach = each(six, (tag) => `open ${tag}`);
const shownEach = each(six, (tag) => `write ${tag} shown 09:00:01: this device has shown it`);

const groupOfSix = 'show group 09:00 (6 reminders: a, b, c, +3 more) of a b c d e f';
const together = `${groupOfSix}: many are due`;
const silently = `${groupOfSix}, silent: many are due`;
const everyMinute = six.map(({ tag }, index) => moment(tag, `09:0${index}`));
const tooLate = moment('call', '08:49');
const twoSources = { due: five, others: [{ name: 'schedules', moments: six.slice(5) }] };
/** Both moments of three items. */
const doubled = [...six.slice(0, 3), ...six.slice(0, 3).map((one) => ({ ...one, tag: `${one.tag}-ahead` }))];
const ofThree = 'show group 09:00 (3 reminders: a, b, c) of a b c a-ahead b-ahead c-ahead: many are due';

const [first = call, ...lastFive] = six;
const firstSeen = { due: six, receipts: [phone(first, { seen: '09:00' })] };
const withoutSeen = [...showEach(lastFive), 'leave a: it was handled elsewhere'];
const without = (line: string) => [...showEach(lastFive), line];
const withBusy = [...without('leave a: another tab is showing it'), 'open a', 'next 09:00:16'];
const withShown = without('write a shown 09:00:01: this device has shown it');
const withClaims = (claim: ClaimOfTag, more: Known['claims'] = {}): Known => ({
  due: six,
  claims: { ...Object.fromEntries(six.map(({ tag }) => [tag, claim])), ...more },
});
const firstClaimed = (claim: ClaimOfTag): Known => ({ due: six, claims: { a: claim } });
const fromDeadTab = withClaims(claimed('09:00'), { [groupTag('09:00')]: claimed('09:00') });
const ofSix = group('09:00', '6 reminders', 'a, b, c, +3 more');
/** A push that did not list its members. */
const whole = (claim: ClaimOfTag, due = six, more: Known['claims'] = {}): Known => ({
  due,
  claims: { [wholeTag('09:00')]: claim, ...more },
});
const minute = pushed('09:00:01');
const fiveAndLater = [...five, moment('f', '09:01')];
const firstLater = ['write a shown 09:00:30: this device has shown it', ...shownEach.slice(1)];

const groups: readonly Case[] = [
  ['[NF30] five at once', { due: five }, '09:00', showEach(five)],
  ['[NF30] six at once', { due: six }, '09:00', [together]],
  ['[NF30] six of two sources', twoSources, '09:00', [together]],
  ['[NF30] six without sounds', { due: six, isMuted: true }, '09:00', [silently]],
  ['[NF30] [NF19] six, late', { due: six }, '09:10', [together]],
  ['[NF30] [NF19] six, too late', { due: six }, '09:11', missEach],
  ['[NF30] one a minute, after sleep', { due: everyMinute }, '09:06', [together]],
  ['[NF30] one a minute, and one too late', { due: [tooLate, ...everyMinute] }, '09:05', [together, missed]],
  ['[NF30] five, and one too late', { due: [tooLate, ...five] }, '09:00', [...showEach(five), missed]],
  ['[NF30] both moments of three items', { due: doubled }, '09:00', [ofThree]],
  ['[NF30] [RC3] six, one seen on the phone', firstSeen, '09:00:30', withoutSeen],
  ['[NF30] [NF20] six, one claimed', firstClaimed(claimed('09:00')), '09:00:05', withBusy],
  ['[NF30] [NF20] six, one shown', firstClaimed(shown('09:00:01')), '09:00:05', withShown],
  [
    '[NF30] [NF20] six, claimed by another tab',
    withClaims(claimed('09:00')),
    '09:00:05',
    [...leaveEach, ...openEach, 'next 09:00:16'],
  ],
  ['[NF30] [NF20] six, claimed by a tab that died', fromDeadTab, '09:00:10', [together]],
  [
    '[NF30] [NF20] six, on the screen, from a tab that died',
    { ...fromDeadTab, screen: [ofSix] },
    '09:00:20',
    six.map(({ tag }) => `write ${tag} shown 09:00:00: this device has shown it`),
  ],
  ['[NF30] [NF20] six, shown', withClaims(shown('09:00:01')), '09:01', shownEach],
  ['[NF30] [NF20] six, pushed as a minute', whole(minute), '09:01', shownEach],
  ['[NF30] [NF20] six, pushed as a minute, found too late', whole(minute), '09:30', shownEach],
  ['[NF30] [NF20] six, while a push claims the minute', whole(claimed('09:00')), '09:00:05', [together]],
  [
    '[NF30] [NF20] six, pushed, one shown later',
    whole(minute, six, { a: shown('09:00:30') }),
    '09:01',
    firstLater,
  ],
  ['[NF30] five of a minute that was pushed', whole(minute, five), '09:01', showEach(five)],
  ['[NF30] five of such a minute, and one later', whole(minute, fiveAndLater), '09:01', [together]],
];

/** What this device has shown or is about to show, and groups. */
export const claimCases = [...claims, ...groups];
