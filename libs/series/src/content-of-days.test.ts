import { type Change, type RecordState } from '@dayloom/data';
import { planDay, type PlanDay, type Repeat, type Task, type UserId } from '@dayloom/domain';
import { computedOn, movedSeries } from '@dayloom/domain/repeats';
import { aRepeat, aTask } from '@dayloom/testing';
import { describe, expect, it } from 'vitest';
import { keepDay } from './keep-day.ts';
import { apply, segmentsIn, storeOf } from './segment-store.fixture.ts';
import { beginSeries, changeSeries, editSeries, moveSeries } from './series-changes.ts';
import { type Segments, taskSeries } from './series-kind.ts';
import { followDays, unchangedDays } from './stored-days.ts';
import { undoNow } from './undo-now.ts';

const user = 'ada' as UserId;
/** Mondays, and a Tuesday between the first two. */
const [first, today, second] = ['2026-03-09', '2026-03-10', '2026-03-16'].map(planDay) as [
  PlanDay,
  PlanDay,
  PlanDay,
];
const mondays = 'FREQ=WEEKLY;BYDAY=MO';
const open = 'a - Paper\nb - Glass';
const ticked = 'a x Paper\nb - Glass';
const content = { note: 'Behind the house', steps: open };
const plain = aRepeat(user, { id: 'bins', title: 'Bins', first, rule: mondays });
const bins: Repeat = { ...plain, ...content };
const dayOf = (id: string, fields: Partial<Task> = {}): Task => ({
  ...aTask(user, { id, title: 'Bins', date: second, repeat: 'bins', repeatDay: second }),
  ...fields,
});
const contentOf = (record: { readonly note?: string; readonly steps?: string } | undefined) => ({
  note: record?.note,
  steps: record?.steps,
});
const none = { note: undefined, steps: undefined };

const ofTasks = (changes: readonly Change[]) => changes.filter(({ collection }) => collection === 'tasks');
/** A stored task after changes, and after their undo. */
function taskAfter(task: Task, { changes, undo }: { changes: readonly Change[]; undo: readonly Change[] }) {
  const { id, ...fields } = task;
  const before = new Map<string, RecordState>([[id, { fields }]]);
  const after = apply(before, ofTasks(changes));
  const fieldsIn = (store: typeof after) => ({ ...store.get(id)?.fields }) as Partial<Task>;
  return { after: fieldsIn(after), undone: fieldsIn(apply(after, ofTasks(undo))) };
}

/** The content of each segment by its first day, after changes. */
const segmentsAfter = (segments: Segments, changes: readonly Change[]) =>
  segmentsIn(apply(storeOf(segments), changes)).map((segment) => [segment.first, contentOf(segment)]);

describe('a stored day of a series with steps and a note', () => {
  const unchanged = (series: Repeat, days: readonly Task[]) =>
    unchangedDays(taskSeries, [series], days, today).map(({ id }) => id);

  it('[RP26] was changed on its own if a step is ticked, a text differs or one of both is missing', () => {
    const days = [
      dayOf('same', content),
      dayOf('ticked', { ...content, steps: ticked }),
      dayOf('own step', { ...content, steps: `${open}\nc - Tins` }),
      dayOf('own note', { ...content, note: 'In the yard' }),
      dayOf('no note', { steps: open }),
      dayOf('no steps', { note: content.note }),
    ];
    expect(unchanged(bins, days)).toEqual(['same']);
  });

  it('[RP26] was changed on its own if its series has none', () => {
    const days = [dayOf('same'), dayOf('steps', { steps: open }), dayOf('note', { note: 'In the yard' })];
    expect(unchanged(plain, days)).toEqual(['same']);
  });

  it('[RP26] gets those that its series gets, and loses those that it loses', () => {
    const days = { stored: [dayOf('bins', content)], day: today };
    const steps = `${open}\nc - Tins`;
    const given = taskAfter(
      dayOf('bins', content),
      followDays(taskSeries, [bins], { ...days, fields: { steps } }),
    );
    expect([given.after.steps, given.after.note, given.undone.steps]).toEqual([steps, content.note, open]);
    const lost = taskAfter(dayOf('bins', content), followDays(taskSeries, [bins], { ...days, fields: none }));
    expect([contentOf(lost.after), contentOf(lost.undone)]).toEqual([none, content]);
  });

  it("[RP26][RP12] keeps its own while 'All from today on' gives the others new ones", () => {
    const own = [dayOf('ticked', { ...content, steps: ticked }), dayOf('own', { note: 'In the yard' })];
    const fields = { note: 'At the gate', steps: 'c - Tins' };
    expect(followDays(taskSeries, [bins], { stored: own, day: today, fields }).changes).toEqual([]);
  });
});

describe('a change of a series with steps and a note', () => {
  const later = { ...bins, id: 'bins-20260323', first: planDay('2026-03-23'), note: 'In the yard' };

  it('[RP26][RP4] of its rule or title alone takes them along', () => {
    const rule = 'FREQ=WEEKLY;BYDAY=WE';
    const { changes } = changeSeries([bins], today, { title: 'Bins', rule });
    expect(segmentsAfter([bins], changes)).toEqual([
      [first, content],
      [today, content],
    ]);
    const renamed = changeSeries([bins, later], today, { title: 'Rubbish', rule: mondays });
    expect(segmentsAfter([bins, later], renamed.changes)).toEqual([
      [first, content],
      [later.first, contentOf(later)],
      [second, content],
    ]);
  });

  it('[RP26][RP15] that moves it takes them along', () => {
    const tuesday = planDay('2026-03-17');
    const { changes } = moveSeries([bins], movedSeries([bins], second, tuesday, today)!);
    expect(segmentsAfter([bins], changes).at(-1)).toEqual([tuesday, content]);
  });

  it('[RP26] counts from its day on, and its undo restores the others', () => {
    const edit = { note: 'At the gate', steps: 'c - Tins' };
    const { changes, undo } = editSeries([bins, later], today, edit);
    expect(segmentsAfter([bins, later], changes)).toEqual([
      [first, content],
      [later.first, edit],
      [second, edit],
    ]);
    expect(segmentsAfter([bins, later], [...changes, ...undo])).toEqual([
      [first, content],
      [later.first, contentOf(later)],
    ]);
    expect(segmentsAfter([bins], editSeries([bins], today, none).changes).at(-1)).toEqual([second, none]);
  });

  it('[RP26][RP24] whose undo keeps what they have become since', () => {
    const segments: Segments = [bins, later];
    const cut = changeSeries(segments, second, { title: 'Bins', rule: 'FREQ=WEEKLY;BYDAY=FR' });
    const store = apply(storeOf(segments), cut.changes);
    const [one, ...others] = segmentsIn(store);
    const all = editSeries([one ?? bins, ...others], today, { note: 'At the gate' });
    const now = segmentsIn(apply(store, all.changes));
    const undone = apply(apply(store, all.changes), undoNow(segments, cut, now));
    expect(segmentsIn(undone).map(({ note }) => note)).toEqual([content.note, 'At the gate']);
  });
});

describe('a series that begins with a task', () => {
  const series = { id: 'new', user, title: 'Bins', first: today, rule: 'FREQ=DAILY', now: bins.createdAt };
  const begun = { ...series, ...content };

  it('[RP26][RP8] has its note and its steps, open, and the task keeps its ticks', () => {
    const task = aTask(user, { id: 'bins', title: 'Bins', date: today });
    const own: Task = { ...task, ...content, steps: ticked };
    const { changes, undo } = beginSeries(taskSeries, own, begun);
    expect(changes[0]).toMatchObject({ type: 'create', collection: 'repeats', fields: content });
    expect(taskAfter(own, { changes, undo }).after).toMatchObject({
      ...content,
      steps: ticked,
      repeat: 'new',
    });
  });

  it('[RP26][RP8] keeps the ticks where its first day takes the place of the task', () => {
    const own = dayOf('old', { ...content, steps: ticked, date: today });
    const { changes, undo } = beginSeries(taskSeries, own, begun);
    const made = changes.find(({ type, collection }) => type === 'create' && collection === 'tasks');
    expect(made).toMatchObject({
      id: 'new-20260310',
      fields: { ...content, steps: ticked, repeatDay: today },
    });
    expect(undo).toContainEqual({ type: 'remove', collection: 'tasks', id: 'new-20260310' });
  });

  it('[RP26][RP25] goes on with those of the task after it had ended', () => {
    const ended: Segments = [bins, { ...bins, id: 'bins-20260316', first: second }];
    const { rule: _, ...over } = ended[1] ?? bins;
    const segments: Segments = [bins, over];
    const { changes } = beginSeries(
      taskSeries,
      dayOf('kept', { note: 'In the yard' }),
      { ...series, id: 'bins', first: second, rule: mondays, note: 'In the yard' },
      segments,
    );
    expect(segmentsAfter(segments, changes).at(-1)).toEqual([second, { ...none, note: 'In the yard' }]);
  });
});

describe("a day that 'Does not repeat' keeps", () => {
  const keep = (record: Task, typed = {}) =>
    taskAfter(record, keepDay(taskSeries, [bins], { record, from: today, typed, stored: [record] })).after;

  it('[RP26][RP25] has its own note and ticks, also where its series has others', () => {
    const own = dayOf('own', { steps: ticked, note: 'In the yard' });
    expect(contentOf(keep(own))).toEqual({ steps: ticked, note: 'In the yard' });
    expect(contentOf(keep(dayOf('none')))).toEqual(none);
  });

  it('[RP26][RP25] gets what was typed, and keeps its ticks', () => {
    const typed = { steps: 'b - Glass\na - Paper', note: 'At the gate' };
    expect(contentOf(keep(dayOf('own', { ...content, steps: ticked }), typed))).toEqual({
      steps: 'b - Glass\na x Paper',
      note: 'At the gate',
    });
  });

  it('[RP26][RP25] is stored with those of its series if it had no record', () => {
    const record = computedOn('task', [bins], { repeat: 'bins', repeatDay: second });
    const { changes } = keepDay(taskSeries, [bins], { record: record!, from: today, typed: {}, stored: [] });
    expect(ofTasks(changes)).toMatchObject([{ type: 'create', fields: content }]);
  });
});
