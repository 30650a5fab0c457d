/** A malicious file and the expected error. */
export interface HostileFile {
  readonly name: string;
  readonly text: () => string;
  /** A part of the error; absent if the file is harmless and imported. */
  readonly refusal?: string;
}

const createdAt = '2026-03-01T09:05:00.000Z';
const work = {
  id: 'w1',
  workTitle: 'Paint',
  startDate: '2026-03-01',
  endDate: '2026-03-15',
  duration: 14,
  priority: 'high',
  createdAt,
};
const task = { id: 't1', workId: 'w1', title: 'Brush', completed: false, date: '2026-03-04', createdAt };
const note = { id: 'n1', title: 'List', content: 'Oats', createdAt };
const receipt = {
  ...{ id: 'n1', moment: 'reminder-r1', at: createdAt, kind: 'reminder', item: 'r1', title: 'Reminder' },
  ...{ body: 'Your session has ended', to: '/reminders', device: 'd1', deviceKind: 'computer' },
};
const stats = { id: 'ada', currentStreak: 3, totalSessions: 3, challengeProgress: 3 };

const envelope = { format: 'dayloom-export', version: 1, exportedAt: createdAt, user: 'ada' };
const file = (records: unknown, more: object = {}) =>
  JSON.stringify({ ...envelope, records, setAside: [], ...more });
const works = (change: object) => () => file({ works: [{ ...work, ...change }] });
/** Adds a key that `JSON.stringify` of a literal would not write. */
const withKey = (key: string, value: string) => () =>
  file({ works: [work] }).replace('"workTitle"', `"${key}":${value},"workTitle"`);
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

const notOurs = 'not a file that Dayloom';
const ofWork = (field: string, why: string) => `${field} of the work “Paint” is ${why}.`;
const unknownField = 'The work “Paint” has a field that this version of Dayloom does not know.';

/** Most also contain a valid work, which alone would be imported. */
export const hostileFiles: readonly HostileFile[] = [
  { name: 'nothing', text: () => '', refusal: notOurs },
  { name: 'garbage', text: () => '\u0000\u0001PK\u0003\u0004 no text', refusal: notOurs },
  { name: 'half a file', text: () => file({ works: [work] }).slice(0, -40), refusal: notOurs },
  { name: 'a page', text: () => '<!doctype html><script>alert(1)</script>', refusal: notOurs },
  { name: 'null', text: () => 'null', refusal: notOurs },
  { name: 'a list', text: () => '[1,2,3]', refusal: notOurs },
  { name: 'a number', text: () => '7', refusal: notOurs },
  { name: 'another program’s file', text: () => '{"format":"todoist","version":1}', refusal: notOurs },
  {
    name: 'a file 10,000 levels deep',
    text: () => nested(10_000),
    refusal: notOurs,
  },
  {
    name: 'a file of a later format',
    text: () => file({ works: [work] }, { version: 2 }),
    refusal: 'later version',
  },
  {
    name: 'an invalid version',
    text: () => file({ works: [work] }, { version: '1' }),
    refusal: 'which version',
  },
  {
    name: 'a version below one',
    text: () => file({ works: [work] }, { version: 0 }),
    refusal: 'which version',
  },
  {
    name: 'an invalid moment of export',
    text: () => file({ works: [work] }, { exportedAt: '9999-99-99' }),
    refusal: 'when it was exported',
  },
  {
    name: 'an invalid user',
    text: () => file({ works: [work] }, { user: { id: 'ada' } }),
    refusal: 'whose records',
  },
  { name: 'records that are a list', text: () => file([work]), refusal: 'no records' },
  {
    name: 'a kind that is not a list',
    text: () => file({ works: { w1: work } }),
    refusal: 'The works in the file are not a list.',
  },
  {
    name: 'an unknown kind',
    text: () => file({ works: [work], admins: [{ id: 'a1' }] }),
    refusal: 'The file holds “admins”, which cannot be imported.',
  },
  {
    name: 'push tokens',
    text: () => file({ works: [work], userTokens: [{ id: 'ada', token: 't' }] }),
    refusal: 'The file holds notifications, which cannot be imported.',
  },
  {
    name: 'a kind named __proto__',
    text: () => file({ works: [work] }).replace('{"works"', '{"__proto__":[{"polluted":1}],"works"'),
    refusal: 'The file holds “__proto__”, which cannot be imported.',
  },
  {
    name: 'a kind named constructor',
    text: () => file({ works: [work], constructor: [] }),
    refusal: 'The file holds “constructor”, which cannot be imported.',
  },
  {
    name: 'a record named __proto__ with a prototype',
    text: withKey('__proto__', '{"polluted":true}'),
    refusal: unknownField,
  },
  {
    name: 'a record with a constructor',
    text: withKey('constructor', '{"prototype":{"polluted":true}}'),
    refusal: unknownField,
  },
  {
    name: 'an envelope with a prototype',
    text: () => `{"__proto__":{"polluted":true},${file({ works: [work] }).slice(1)}`,
  },
  { name: 'a field that no kind has', text: works({ isAdmin: true }), refusal: unknownField },
  {
    name: 'a tombstone',
    text: works({ deletedAt: createdAt }),
    refusal: unknownField,
  },
  {
    name: 'a list in place of a text',
    text: works({ workTitle: ['Paint'] }),
    refusal: 'Title of work number 1 in the file is not a text.',
  },
  {
    name: 'a text 10,000 levels deep',
    text: () => file({ works: [work] }).replace('"Paint"', nested(10_000)),
    refusal: 'Title of work number 1 in the file is not a text.',
  },
  {
    name: 'a text that is too long',
    text: works({ workTitle: 'a'.repeat(201) }),
    refusal: `Title of the work “${'a'.repeat(60)}…” is longer than 200 characters.`,
  },
  {
    name: 'a blank title',
    text: works({ workTitle: ' \n ' }),
    refusal: 'Title of work number 1 in the file is blank.',
  },
  {
    name: 'an invalid day',
    text: works({ endDate: '9999-99-99' }),
    refusal: ofWork('End date', 'not a calendar day'),
  },
  {
    name: 'an end before the start',
    text: works({ endDate: '2026-02-01' }),
    refusal: ofWork('End date', 'before the start date'),
  },
  {
    name: 'a moment of next year',
    text: works({ createdAt: '2027-03-01T09:05:00.000Z' }),
    refusal: ofWork('Creation time', 'in the future'),
  },
  {
    name: 'an infinite number',
    text: () => works({})().replace('14', '1e999'),
    refusal: ofWork('Duration', 'not a whole number'),
  },
  {
    name: 'an id with a path to another record',
    text: works({ id: '../../users/bob' }),
    refusal: 'The work “Paint” has no valid identifier.',
  },
  {
    name: 'a record without an id',
    text: works({ id: undefined }),
    refusal: 'The work “Paint” has no valid identifier.',
  },
  {
    name: 'a null record',
    text: () => file({ works: [work, null] }),
    refusal: 'Work number 2 in the file is not a record.',
  },
  {
    name: 'the same id twice',
    text: () => file({ works: [work, { ...work, workTitle: 'Mend' }] }),
    refusal: 'The work “Mend” has the identifier of another one in the file.',
  },
  {
    name: 'two profiles',
    text: () =>
      file({
        works: [work],
        users: ['ada', 'bob'].map((id) => ({ id, firstName: id, email: '', mobileNo: '', createdAt })),
      }),
    refusal: 'The file holds the profile twice.',
  },
  {
    name: 'a task of a missing work',
    text: () => file({ works: [work], tasks: [{ ...task, workId: 'of-bob' }] }),
    refusal: 'Work of the task “Brush” is neither in the file nor in your account.',
  },
  {
    name: 'huge counters',
    text: () =>
      file({
        works: [work],
        meditationStats: [{ ...stats, currentStreak: 9e15, totalSessions: 9e15, challengeProgress: 9e15 }],
      }),
    refusal: 'The numbers of the meditation figures are more than 100,000.',
  },
  {
    name: 'records of other owners',
    text: () =>
      file(
        { works: [{ ...work, userId: 'bob' }], notes: [{ ...note, userId: 'mallory' }] },
        { user: 'mallory' },
      ),
  },
  {
    name: 'a suggestion that claims to be approved',
    text: () =>
      file({ works: [work], suggestions: [{ id: 's1', suggestion: 'x', status: 'approved', createdAt }] }),
  },
  ...['https://evil.test/login', '//evil.test', '\\\\evil.test', 'data:text/html,x', '/\t/evil.test'].map(
    (to) => ({
      name: `a receipt that leads to ${JSON.stringify(to)}`,
      text: () => file({ works: [work], receipts: [{ ...receipt, to }] }),
      refusal: 'Address of the notification receipt “Reminder” is not an address of Dayloom.',
    }),
  ),
  {
    name: 'quiet hours without an end',
    text: () => file({ works: [work], settings: [{ id: 'ada', quietFrom: '22:00', createdAt }] }),
    refusal: 'End of the quiet hours of the settings is missing.',
  },
];
