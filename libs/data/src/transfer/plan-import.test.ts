import {
  clocks,
  type Instant,
  meditationSessions,
  meditationStats,
  timerHistory,
  type UserId,
} from '@dayloom/domain';
import { ExportText, readExport } from '@dayloom/domain/export';
import { aClockRun, aMeditationSession, aTimerSession, meditationStatsFor } from '@dayloom/testing';
import { describe, expect, it } from 'vitest';
import { afterChange } from '../access/after-change.ts';
import type { RecordState, StoredFields } from '../access/record-state.ts';
import { planImport } from './plan-import.ts';

const ada = 'ada' as UserId;
const now = '2026-03-02T12:00:00.000Z' as Instant;

interface Named {
  readonly id: string;
}
const fieldsOf = ({ id: _id, ...fields }: Named): StoredFields => fields;
const at = ({ name }: { readonly name: string }, record: Named) =>
  [`${name}/${record.id}`, fieldsOf(record)] as const;

/** What a file with one record would do to an account with these records. */
function planOf(
  { name }: { readonly name: 'clocks' | 'meditationStats' | 'meditationSessions' | 'timerHistory' },
  record: Named,
  living: readonly (readonly [string, StoredFields])[],
) {
  const text = new ExportText(ada, now);
  text.add({ collection: name, records: [{ id: record.id, fields: fieldsOf(record) }] });
  const reading = readExport(text.finish([]));
  if (!reading.ok) throw new Error(reading.reason);
  const account = { user: ada, email: 'ada@example.com', now, idOf: (id: string) => id };
  const plan = planImport(reading.file, { ...account, living: new Map(living) }).next().value;
  if (typeof plan === 'number' || !plan?.ok) throw new Error('refused');
  const [count] = plan.counts;
  return { types: plan.changes.map(({ type }) => type), changes: plan.changes, ...count };
}

const run = aClockRun(ada, { kind: 'focus', createdAt: '2026-03-02T09:00:00.000Z' as Instant });
const started = (createdAt: string, kind: 'focus' | 'stopwatch' = 'focus') =>
  at(clocks, aClockRun(ada, { kind, createdAt: createdAt as Instant }));

describe.each(['running', 'paused'] as const)('[DO2] a clock that is %s in a file', (phase) => {
  const inFile = { ...run, phase };

  it.each([
    ['its run was reset', [at(clocks, { ...run, phase: 'stopped' } as Named)]],
    ['its run reached its end', [at(clocks, { ...run, phase: 'finished' } as Named)]],
    ['its run has a session', [at(timerHistory, aTimerSession(ada, { id: run.id }))]],
    ['its run has a meditation', [at(meditationSessions, aMeditationSession(ada, { id: run.id }))]],
    ['another one of its kind was started later', [started('2026-03-02T09:00:01.000Z')]],
  ])('is over where %s', (_, living) => {
    expect(planOf(clocks, inFile, living)).toMatchObject({
      types: [],
      added: 0,
      replaced: 0,
      same: 0,
      over: 1,
    });
  });

  it('is added where none was started later', () => {
    const living = [started('2026-03-02T08:00:00.000Z'), started('2026-03-02T10:00:00.000Z', 'stopwatch')];
    expect(planOf(clocks, inFile, living)).toMatchObject({ types: ['create'], added: 1, over: 0 });
  });

  it('stays as it is in the account where it goes on there', () => {
    const living = [
      at(clocks, { ...run, phase: 'running', elapsed: 7 } as Named),
      started('2026-03-02T10:00:00.000Z'),
    ];
    expect(planOf(clocks, inFile, living)).toMatchObject({ types: [], same: 1, over: 0 });
  });
});

describe('[DO2] [AC11] counters in a file', () => {
  const counted = (number: number) =>
    meditationStatsFor(ada, { currentStreak: number, totalSessions: number, challengeProgress: number });

  it('rise to those of the file in steps of 500', () => {
    expect(planOf(meditationStats, counted(1_200), [])).toMatchObject({
      types: Array(3).fill('increment'),
      added: 1,
    });
    const living = [at(meditationStats, counted(3))];
    expect(planOf(meditationStats, counted(4), living)).toMatchObject({ types: ['increment'], replaced: 1 });
  });

  it('that are lower or the same change nothing', () => {
    for (const number of [3, 4])
      expect(planOf(meditationStats, counted(number), [at(meditationStats, counted(4))])).toMatchObject({
        types: [],
        same: 1,
      });
  });
});

describe.each([
  ['timer session', timerHistory, aTimerSession(ada, { id: 's', duration: 1500 })],
  ['meditation', meditationSessions, aMeditationSession(ada, { id: 's', duration: 1500 })],
] as const)('[DO2] [AC10] a %s in a file', (_, kind, session) => {
  const [then, later] = ['2026-03-02T10:00:00.000Z', '2026-03-02T11:00:00.000Z'];
  const lowered = { duration: 900, loweredFrom: 1500 };
  const edited = { duration: 1800, editedAt: then };

  it.each<[string, object, object, object]>([
    ['an edited one replaces that of the account', edited, {}, {}],
    ['an edited one replaces one that was lowered', edited, lowered, {}],
    ['one that is not edited replaces an edited one', {}, edited, { editedAt: now }],
    ['a lowered one replaces an edited one', lowered, edited, { editedAt: now }],
    ['one that was not lowered replaces a lowered one', {}, lowered, { editedAt: now }],
    ['a lowered one replaces one that was not', lowered, {}, { editedAt: now }],
    ['of two edits that of the file stays', edited, { duration: 60, editedAt: later }, {}],
    ['of two edits with one length that of the file stays', edited, { ...edited, editedAt: later }, {}],
  ])('%s, and a second import changes nothing', (...[, inFile, inAccount, set]) => {
    const record = { ...session, ...inFile };
    const before = fieldsOf({ ...session, ...inAccount });
    const { changes, replaced } = planOf(kind, record, [[`${kind.name}/s`, before]]);
    expect(replaced).toBe(1);
    const after = changes.reduce<RecordState | undefined>(
      (state, change) => afterChange(change, state, now),
      { fields: before },
    );
    expect(after?.fields).toEqual({ ...fieldsOf(record), ...set });
    const again = planOf(kind, record, [[`${kind.name}/s`, after?.fields ?? {}]]);
    expect(again).toMatchObject({ types: [], same: 1, replaced: 0 });
  });

  it('leaves an edited one of the same length as it is', () => {
    const living = [at(kind, { ...session, ...{ editedAt: then } })];
    expect(planOf(kind, session, living)).toMatchObject({ types: [], same: 1 });
  });
});

it('[DO2] [DA43] what a session was for is replaced by that of the file, without an edit of its length', () => {
  const session = aTimerSession(ada, { id: 's' });
  const purpose = { taskId: 'dig', workId: 'shed', about: 'Dig', workTitle: 'Shed', note: 'Deep' };
  const plan = (inFile: object, living: object) =>
    planOf(timerHistory, { ...session, ...inFile }, [at(timerHistory, { ...session, ...living })]).changes;
  expect(plan(purpose, {})).toMatchObject([{ fields: purpose, clear: [] }]);
  expect(plan({}, purpose)).toMatchObject([{ fields: {}, clear: Object.keys(purpose) }]);
});
