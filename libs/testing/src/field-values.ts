import type { Collection } from '@dayloom/domain';
import { leadValues } from './lead-values.ts';
import { stepValues } from './step-values.ts';

/** Legal and hostile values of a field; each replaces the value in an otherwise legal record. */
export interface FieldValues {
  /** The first is the value of a fresh record. */
  readonly legal: readonly [unknown, ...unknown[]];
  readonly hostile: readonly unknown[];
  readonly optional?: true;
}

/** The part of a field's schema that restricts its values. */
interface Part {
  readonly type: string;
  readonly message?: unknown;
  readonly requirement?: unknown;
  readonly options?: readonly string[];
  readonly pipe?: readonly Part[];
  readonly wrapped?: Part;
}

/** The e-mail address of the user in these cases. */
export const ownEmail = 'ada@example.com';

const emojiTo = (length: number) => '🌱'.repeat(Math.floor(length / 2)).padEnd(length, 'a');

// Over the limit only with plain letters, because backends count the characters of an emoji differently.
const filled = (max: number): FieldValues => ({
  legal: ['a', 'a'.repeat(max), emojiTo(max), 'Zoë — 日本語 "quoted" <b>'.slice(0, max)],
  hostile: ['', ' \n\t ', 'a'.repeat(max + 1), 7, true, null, ['a'], { text: 'a' }],
});
const text = (max: number): FieldValues => ({
  legal: [...filled(max).legal, ''],
  hostile: filled(max).hostile.slice(2),
});
const email = (max: number): FieldValues => ({
  legal: [ownEmail, ownEmail.toUpperCase()],
  hostile: ['', 'bob@example.com', ` ${ownEmail}`, ...text(max).hostile],
});
const id: FieldValues = {
  legal: ['a', 'A_-9', 'x'.repeat(128)],
  hostile: ['', 'a/b', 'a b', 'x'.repeat(129), 7, null],
};
const manyIds = (length: number) => 'id-4567_9 '.repeat(length / 10).slice(0, length - 1);
const ids: FieldValues = {
  legal: ['a b', 'A_-9', '', 'x'.repeat(128), 'a a', `${manyIds(20_000)}x`],
  hostile: [
    ' ',
    '  ',
    ' a',
    'a ',
    'a  b',
    'a\tb',
    'a\n',
    'a/b',
    'a,b',
    'x'.repeat(129),
    `${manyIds(20_000)}xy`,
    7,
    true,
    null,
    ['a'],
  ],
};
const day: FieldValues = {
  legal: ['2026-03-02', '2024-02-29', '1999-12-31'],
  hostile: [
    '2026-3-2',
    '2026-02-30',
    '2025-02-29',
    '2026-03-02T00:00:00.000Z',
    '02.03.2026',
    '',
    20260302,
    null,
  ],
};
const clockTime: FieldValues = {
  legal: ['09:05', '00:00', '23:59'],
  hostile: ['24:00', '9:05', '09:60', '09:05:00', '', 905, null],
};
const moment: FieldValues = {
  legal: ['2026-03-01T09:05:00.000Z', '2020-02-29T23:59:59.999Z'],
  hostile: [
    '2026-03-01',
    '2026-03-01T09:05:00Z',
    '2026-03-01T09:05:00.000+01:00',
    '2026-13-01T09:05:00.000Z',
    '2999-01-01T00:00:00.000Z',
    '',
    1_772_356_000,
    null,
  ],
};
const anyMoment: FieldValues = {
  legal: [...moment.legal, '2999-01-01T00:00:00.000Z'],
  hostile: [
    '2026-03-01',
    '2026-03-01T09:05',
    '2026-03-01T09:05:00Z',
    '2026-02-30T09:05:00.000Z',
    '',
    5,
    null,
  ],
};
const dateTime: FieldValues = {
  legal: [...moment.legal, '2026-03-01T09:05', '2999-01-01T00:00:00.000Z'],
  hostile: ['2026-03-01', '2026-03-01T9:05', '2026-02-30T09:05', '2026-03-01 09:05', '', 5, null],
};
const ownAddress = (max: number): FieldValues => ({
  legal: ['/', '/work/aB3_-x', '/notes?q=//evil.test&r=C:\\dir#../x', `/${'a'.repeat(max - 1)}`],
  hostile: [
    'https://evil.test/login',
    '//evil.test',
    '\\\\evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    '/notes?q=\u0085',
    'data:text/html,x',
    'javascript:alert(1)',
    '/%2Fevil.test',
    '/%5cevil.test',
    '/..//evil.test',
    '/x/../y',
    '/x//y',
    'notes',
    '?q=x',
    `/${'a'.repeat(max)}`,
    '',
    7,
    null,
  ],
});
const rule: FieldValues = {
  legal: [
    'FREQ=DAILY',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;WKST=SU;UNTIL=20261224',
    'FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1',
    'FREQ=MONTHLY;BYDAY=-1FR;COUNT=5',
    'FREQ=YEARLY;INTERVAL=999;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1',
  ],
  hostile: [
    'freq=daily',
    'FREQ=HOURLY',
    'FREQ=DAILY ',
    ' FREQ=DAILY',
    'FREQ=DAILY\n',
    'FREQ=DAILY;INTERVAL=1',
    'FREQ=DAILY;INTERVAL=1000',
    'FREQ=DAILY;BYHOUR=9',
    'FREQ=WEEKLY',
    'FREQ=WEEKLY;BYDAY=mo',
    'FREQ=MONTHLY;BYMONTHDAY=32',
    'FREQ=YEARLY;BYMONTH=13;BYMONTHDAY=1',
    'FREQ=DAILY;UNTIL=20261224T000000Z',
    'FREQ=DAILY;UNTIL=20261224;COUNT=5',
    `FREQ=DAILY;${'COUNT=5;'.repeat(24)}`.slice(0, 201),
    'RRULE:FREQ=DAILY',
    '',
    7,
    true,
    null,
    ['FREQ=DAILY'],
  ],
};
const yesNo: FieldValues = { legal: [false, true], hostile: ['true', 0, 1, '', null] };
const count = (min: number, max: number): FieldValues => ({
  legal: [min, min + 1, max],
  hostile: [...new Set([min - 1, -1]), 1.5, '1', true, null],
});
const choice = ([first, ...others]: readonly string[]): FieldValues => ({
  legal: [first, ...others],
  hostile: ['no such choice', first?.toUpperCase(), '', 1, null],
});
const given = (value: string): FieldValues => ({
  legal: [value],
  hostile: [`${value}.`, value.toUpperCase(), '', 1, null],
});

const byMessage: Readonly<Record<string, FieldValues>> = {
  'not a calendar day': day,
  'not a clock time': clockTime,
  'not a moment': moment,
  'not a point in time': anyMoment,
  'not a date and time': dateTime,
  'not a rule': rule,
  'not a list of references': ids,
  'not a list of steps': stepValues,
  'not a choice of when it rings': leadValues,
};

const requirementOf = (parts: readonly Part[], type: string) =>
  Number(parts.find((part) => part.type === type)?.requirement);

function textValues(
  parts: readonly Part[],
  { accountEmail, addresses }: Collection,
  field: string,
): FieldValues {
  if (parts.some(({ type }) => type === 'regex')) return id;
  const max = requirementOf(parts, 'max_length');
  if (field === accountEmail) return email(max);
  if (addresses.includes(field)) return ownAddress(max);
  return parts.some(({ message }) => message === 'blank') ? filled(max) : text(max);
}

/** @param limit a sufficiently high value, if the schema allows higher ones */
function numberValues(parts: readonly Part[], limit: number): FieldValues {
  const highest = requirementOf(parts, 'max_value');
  const { legal, hostile } = count(requirementOf(parts, 'min_value'), Math.min(limit, highest));
  return { legal, hostile: highest < limit ? [highest + 1, ...hostile] : hostile };
}

/** Counters of one record rise together, so a different value for one of them is hostile. */
const counterOf = ({ legal: [first, another], hostile }: FieldValues): FieldValues => ({
  legal: [first],
  hostile: [...hostile, another],
});

function valuesOf(kind: Collection, field: string, schema: Part): FieldValues {
  if (schema.type === 'exact_optional' && schema.wrapped)
    return { ...valuesOf(kind, field, schema.wrapped), optional: true };
  const start = kind.initial[field];
  if (start !== undefined) return given(start);
  const parts = schema.pipe ?? [schema];
  const special = parts.map(({ message }) => byMessage[String(message)]).find((values) => values);
  if (special) return special;
  const [part] = parts;
  if (part?.type === 'boolean') return yesNo;
  if (part?.type === 'picklist') return choice(part.options ?? []);
  if (part?.type === 'string') return textValues(parts, kind, field);
  const numbers = numberValues(parts, field === kind.span?.length ? kind.span.maxDays : 100_000);
  return kind.changes === 'increment-all' ? counterOf(numbers) : numbers;
}

/** The days of a span have separate cases, because moving only one of them soon exceeds the limit. */
const alone = ({ legal: [first], ...rest }: FieldValues): FieldValues => ({ ...rest, legal: [first] });

/** The values of every field of a kind by its schema, except its owner and its parent, which have separate cases. */
export function fieldValuesOf(kind: Collection): Readonly<Record<string, FieldValues>> {
  const { span, parent } = kind;
  const fields = Object.entries(kind.entries).filter(
    ([field]) => !(kind.owner === 'userId' && field === 'userId') && field !== parent?.field,
  );
  return Object.fromEntries(
    fields.map(([field, schema]) => {
      const values = valuesOf(kind, field, schema);
      return [field, field === span?.from || field === span?.to ? alone(values) : values];
    }),
  );
}

/** The first legal values of a field and those that it needs next to it, if all of them are optional. */
export function groupValuesOf(kind: Collection, field: string): Readonly<Record<string, unknown>> {
  const values = fieldValuesOf(kind);
  const group = kind.together.find((it) => it.includes(field)) ?? [];
  return group.every((it) => values[it]?.optional)
    ? Object.fromEntries(group.map((it) => [it, values[it]?.legal[0]]))
    : {};
}
