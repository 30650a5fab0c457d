import {
  type Activity,
  addDays,
  clockTime,
  type Instant,
  instantOf,
  planDay,
  type PlanDay,
  type Reminder,
  type Repeat,
  type RepeatSkip,
  seriesDayId,
  type UserId,
} from '@dayloom/domain';

/** What repeats for one user, and what notifies in the eight days from `now` on, in page, worker and push sender. */
export interface SeriesCase {
  /** Completes 'What repeats notifies'. */
  readonly name: string;
  readonly zone: string;
  readonly now: Instant;
  readonly segments: readonly Repeat[];
  readonly skips: readonly RepeatSkip[];
  /** The stored days of series. */
  readonly reminders: readonly Reminder[];
  readonly activities: readonly Activity[];
  /** What starts in the eight days, soonest first: start in UTC, item and title ('2026-03-10T17:00 pills-20260310 Pills'). */
  readonly starts: readonly string[];
  /** What notifies, in the same form, if it is not ten minutes before and at each start. */
  readonly rings?: readonly string[];
}

export const daysAhead = 8;
const [userId, createdAt] = ['ada' as UserId, '2011-01-01T08:00:00.000Z' as Instant];
const moment = (text: string) => `${text}:00.000Z` as Instant;

const pills: Repeat = {
  ...{ id: 'pills', series: 'pills', userId, makes: 'reminder', createdAt },
  ...{
    title: 'Pills',
    first: planDay('2026-03-03'),
    rule: 'FREQ=WEEKLY;BYDAY=TU,FR',
    time: clockTime('18:00'),
  },
};
const shift: Repeat = {
  ...{ ...pills, id: 'shift', series: 'shift', makes: 'schedule', title: 'Shift' },
  ...{ time: clockTime('22:00'), endTime: clockTime('06:00') },
};
/** A segment with which the series goes on from a day. */
const pillsFrom = (day: string, changes: Partial<Repeat>): Repeat => ({
  ...{ ...pills, id: seriesDayId('pills', planDay(day)), first: planDay(day), ...changes },
});
const { rule: _, ...pillsEnded } = pillsFrom('2026-03-12', {});
const skip = (day: string, { series } = pills): RepeatSkip => ({
  ...{ id: seriesDayId(series, planDay(day)), userId, series, day: planDay(day) },
});
/** The stored day of a series. */
const pillsOn = (day: string, dateTime: string, changes: Partial<Reminder> = {}): Reminder => ({
  ...{ id: seriesDayId('pills', planDay(day)), userId, title: 'Pills', completed: false, createdAt },
  ...{ repeat: 'pills', repeatDay: planDay(day), dateTime: moment(dateTime), ...changes },
});
const shiftOn = (day: string, changes: Partial<Activity>): Activity => ({
  ...{ id: seriesDayId('shift', planDay(day)), userId, title: 'Shift', createdAt, date: planDay(day) },
  ...{ repeat: 'shift', repeatDay: planDay(day) },
  ...{ startTime: clockTime('22:00'), endTime: clockTime('06:00'), ...changes },
});

/** In Berlin from Monday, 9 March 2026 at 9:00 on. */
const inBerlin = (name: string, starts: readonly string[], parts: Partial<SeriesCase> = {}): SeriesCase => ({
  ...{ name, zone: 'Europe/Berlin', now: moment('2026-03-09T08:00'), starts },
  ...{ segments: [pills], skips: [], reminders: [], activities: [], ...parts },
});
const tuesday = '2026-03-10T17:00 pills-20260310 Pills';
const friday = '2026-03-13T17:00 pills-20260313 Pills';

/** Every day for three days, by zone, first day and time: the days with their starts. */
const clockChanges: readonly (readonly [string, string, string, string])[] = [
  ['Europe/Berlin', '2026-03-28', '02:30', '28 03-28T01:30, 29 03-29T01:30, 30 03-30T00:30'],
  ['Europe/Berlin', '2026-10-24', '02:30', '24 10-24T00:30, 25 10-25T00:30, 26 10-26T01:30'],
  ['Pacific/Apia', '2011-12-29', '09:00', '29 12-29T19:00, 31 12-30T19:00'],
  ['Pacific/Chatham', '2026-04-04', '03:00', '04 04-03T13:15, 05 04-04T13:15, 06 04-05T14:15'],
  ['Pacific/Chatham', '2026-09-26', '03:00', '26 09-25T14:15, 27 09-26T14:15, 28 09-27T13:15'],
  ['Australia/Lord_Howe', '2026-04-04', '01:45', '04 04-03T14:45, 05 04-04T14:45, 06 04-05T15:15'],
  ['Australia/Lord_Howe', '2026-10-03', '02:15', '03 10-02T15:45, 04 10-03T15:45, 05 10-04T15:15'],
  ['America/Santiago', '2026-04-03', '23:30', '03 04-04T02:30, 04 04-05T02:30, 05 04-06T03:30'],
  ['America/Santiago', '2026-09-05', '00:30', '05 09-05T04:30, 06 09-06T04:30, 07 09-07T03:30'],
  ['America/New_York', '2026-03-07', '02:30', '07 03-07T07:30, 08 03-08T07:30, 09 03-09T06:30'],
  ['America/St_Johns', '2026-03-07', '02:30', '07 03-07T06:00, 08 03-08T06:00, 09 03-09T05:00'],
  ['Africa/Cairo', '2026-04-23', '00:30', '23 04-22T22:30, 24 04-23T22:30, 25 04-24T21:30'],
  ['Asia/Kathmandu', '2026-03-28', '00:05', '28 03-27T18:20, 29 03-28T18:20, 30 03-29T18:20'],
  ['Pacific/Kiritimati', '2026-03-28', '00:05', '28 03-27T10:05, 29 03-28T10:05, 30 03-29T10:05'],
  ['Pacific/Pago_Pago', '2026-03-28', '23:55', '28 03-29T10:55, 29 03-30T10:55, 30 03-31T10:55'],
];

/** Each day at a time that some clock change concerns, in twelve zones. */
export const zoneCases = clockChanges.flatMap(([zone, firstDay, time, days]) =>
  [pills, shift].map((series): SeriesCase => {
    const first = planDay(firstDay);
    const segment = { ...series, first, rule: `FREQ=DAILY;UNTIL=${addDays(first, 2).replaceAll('-', '')}` };
    return {
      name: `in ${zone} from ${firstDay} on at ${time}, as ${series.makes}`,
      ...{ zone, now: moment(`${addDays(first, -1)}T06:00`) },
      ...{ segments: [{ ...segment, time: clockTime(time) }], skips: [], reminders: [], activities: [] },
      starts: days.split(', ').map((text) => {
        const [day, start] = text.split(' ');
        const item = seriesDayId(series.series, `${firstDay.slice(0, 8)}${day}` as PlanDay);
        return `${firstDay.slice(0, 5)}${start} ${item} ${series.title}`;
      }),
    };
  }),
);

export const seriesCases: readonly SeriesCase[] = [
  inBerlin(
    'as far as eight days ahead, and not beyond its end',
    ['09', '10', '11', '12', '13', '14', '15', '16'].map(
      (day) => `2026-03-${day}T08:30 pills-202603${day} Pills`,
    ),
    { segments: [{ ...pills, rule: 'FREQ=DAILY', time: clockTime('09:30') }] },
  ),
  inBerlin('as often as its rule says', [tuesday], {
    segments: [{ ...pills, rule: 'FREQ=WEEKLY;BYDAY=TU,FR;COUNT=3' }],
  }),
  inBerlin('not of tasks', [], { segments: [{ ...pills, makes: 'task' }] }),
  inBerlin('not on a day that is skipped', [friday], { skips: [skip('2026-03-10')] }),
  inBerlin('with the name that a day was given', [tuesday.replace('Pills', 'Take two'), friday], {
    reminders: [pillsOn('2026-03-10', '2026-03-10T17:00', { title: 'Take two' })],
  }),
  inBerlin(
    'at the time that a day was given, whatever its series has by now',
    [tuesday, friday.replace('17:00', '19:15')],
    {
      segments: [{ ...pills, time: clockTime('20:15') }],
      reminders: [pillsOn('2026-03-10', '2026-03-10T17:00')],
    },
  ),
  inBerlin('on the day to which a day was moved', ['2026-03-11T11:00 pills-20260310 Pills', friday], {
    reminders: [pillsOn('2026-03-10', '2026-03-11T11:00')],
    skips: [skip('2026-03-10')],
  }),
  inBerlin('not of a day that was moved beyond the eight', [friday], {
    reminders: [pillsOn('2026-03-10', '2026-05-01T11:00')],
    skips: [skip('2026-03-10')],
  }),
  inBerlin(
    'of a later day that was moved to one of the eight',
    [tuesday, '2026-03-12T11:00 pills-20260324 Pills', friday],
    { reminders: [pillsOn('2026-03-24', '2026-03-12T11:00')], skips: [skip('2026-03-24')] },
  ),
  inBerlin(
    'once of a day that an import has stored with another id',
    [tuesday.replace('pills-20260310', 'imported'), friday],
    { reminders: [pillsOn('2026-03-10', '2026-03-10T17:00', { id: 'imported' })] },
  ),
  inBerlin(
    'as it was changed from a day on',
    [tuesday, '2026-03-13T06:30 pills-20260313 Vitamins', '2026-03-17T06:30 pills-20260317 Vitamins'],
    {
      segments: [pills, pillsFrom('2026-03-13', { title: 'Vitamins', time: clockTime('07:30') })],
    },
  ),
  inBerlin(
    'at its start alone after a change two minutes before',
    ['10', '13', '17'].map((day) => `2026-03-${day}T16:02 pills-202603${day} Pills`),
    {
      now: moment('2026-03-10T16:00'),
      segments: [
        pills,
        pillsFrom('2026-03-10', { time: clockTime('17:02'), createdAt: moment('2026-03-10T16:00') }),
      ],
    },
  ),
  inBerlin('until the day on which it ends', [tuesday], {
    segments: [pills, pillsEnded],
  }),
  inBerlin(
    'each of two series of the same minute',
    [tuesday, tuesday.replaceAll(/pills/gi, 'drops'), friday, friday.replaceAll(/pills/gi, 'drops')],
    { segments: [pills, { ...pills, id: 'drops', series: 'drops', title: 'drops' }] },
  ),
  inBerlin(
    'after a flight at the time of the place, but of a day that was changed at its moment',
    [tuesday, '2026-03-13T22:00 pills-20260313 Pills'],
    { zone: 'America/New_York', reminders: [pillsOn('2026-03-10', '2026-03-10T17:00')] },
  ),
  inBerlin(
    'of an activity every night, of one that was changed, and of none that is skipped',
    [
      '2026-03-09T21:00 shift-20260309 Shift',
      '2026-03-10T22:15 shift-20260310 Late shift',
      '2026-03-12T20:00 shift-20260312 Shift',
    ],
    {
      segments: [{ ...shift, first: planDay('2026-03-09'), rule: 'FREQ=DAILY;COUNT=4' }],
      skips: [skip('2026-03-11', shift)],
      activities: [
        shiftOn('2026-03-10', {
          title: 'Late shift',
          startTime: clockTime('23:15'),
        }),
        shiftOn('2026-03-12', { startTime: clockTime('21:00') }),
      ],
    },
  ),
  inBerlin('as early as its series says, by the clock', [], {
    now: moment('2026-03-27T08:00'),
    segments: [{ ...pills, first: planDay('2026-03-28'), rule: 'FREQ=DAILY;COUNT=3', leads: '1440 30' }],
    rings: [
      ...['2026-03-27T17:00 pills-20260328 Pills', '2026-03-28T16:30 pills-20260328 Pills'],
      ...['2026-03-28T17:00 pills-20260329 Pills', '2026-03-29T15:30 pills-20260329 Pills'],
      ...['2026-03-29T16:00 pills-20260330 Pills', '2026-03-30T15:30 pills-20260330 Pills'],
    ],
  }),
  inBerlin('two days before a day after the eight', [], {
    segments: [{ ...pills, leads: '2880' }],
    rings: ['2026-03-11T17:00 pills-20260313 Pills', '2026-03-15T17:00 pills-20260317 Pills'],
  }),
  inBerlin('not at all if its series says so, but as early as a day of it says', [], {
    segments: [{ ...pills, leads: 'none' }],
    reminders: [pillsOn('2026-03-10', '2026-03-10T17:00', { leads: '60' })],
    rings: ['2026-03-10T16:00 pills-20260310 Pills'],
  }),
  inBerlin('not of a day that is done, and of others at the time until which they were put off', [], {
    reminders: [
      pillsOn('2026-02-17', '2026-02-17T17:00', { snoozedUntil: moment('2026-03-11T12:00') }),
      pillsOn('2026-03-10', '2026-03-10T17:00', { completed: true }),
      pillsOn('2026-03-13', '2026-03-13T17:00', { snoozedUntil: moment('2026-03-13T20:00') }),
    ],
    rings: ['2026-03-11T12:00 pills-20260217 Pills', '2026-03-13T20:00 pills-20260313 Pills'],
  }),
];

/** The address that a click opens: of the day of a reminder's series, or the timetable of an activity's day. */
function addressOf(item: string, { reminders }: SeriesCase): string {
  const stored = reminders.find(({ id }) => id === item);
  const [series = '', digits = ''] = item.split('-');
  const day = stored?.repeatDay ?? digits.replace(/^(....)(..)/, '$1-$2-');
  return series === 'shift'
    ? `/timetable?date=${day}`
    : `/reminders?reminder=${stored?.repeat ?? series}&day=${day}`;
}

/** The moments of a case from `now` on, soonest first: `{moment} {item} {address} {title}`. */
export const expectedMoments = (one: SeriesCase): readonly string[] =>
  (one.rings ?? one.starts)
    .flatMap((text) => {
      const [time = '', item = '', ...title] = text.split(' ');
      const last = moment(time);
      const first = instantOf(new Date(Date.parse(last) - 600_000));
      return (one.rings ? [last] : [first, last]).map((at) =>
        [at, item, addressOf(item, one), ...title].join(' '),
      );
    })
    .filter((text) => text >= one.now)
    .toSorted();

/** The end of the eight days. */
export const endOf = ({ now }: SeriesCase): Instant =>
  instantOf(new Date(Date.parse(now) + daysAhead * 24 * 3_600_000));
