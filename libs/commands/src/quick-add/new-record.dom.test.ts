// @vitest-environment jsdom
import { create, repeatsOf } from '@dayloom/data';
import { clockTime, instantOf, planDay } from '@dayloom/domain';
import { addressOf, type Shell } from '@dayloom/platform';
import { aWork } from '@dayloom/testing';
import { testShell } from '@dayloom/testing/shell';
import { expect, it } from 'vitest';
import { newRecord } from './new-record.ts';
import type { LineReading } from './within-work.ts';

const first = planDay('2026-03-13');
const fridays: LineReading = {
  title: 'Water plants',
  kind: 'task',
  day: first,
  repeat: {
    rule: { pattern: { unit: 'week', on: [5], weekStart: 1 }, every: 1, end: { times: 10 } },
    first,
  },
  parts: [],
};
const garden = { id: 'garden', title: 'Garden' };
const atHalfPastEight = { kind: 'reminder', time: clockTime('08:30') } as const;

async function addSeries(reading: LineReading) {
  const real = await testShell();
  const { id: _, ...fields } = aWork(real.user.id);
  await real.store.commit([create('works', garden.id, fields)]);
  const intent: Shell['navigation']['intent'] = (id, params) => addressOf(`/${id}`, params);
  const shell = { ...real, navigation: { ...real.navigation, intent } };
  const stored = async () => (await shell.store.get(repeatsOf(shell.user.id))).records;
  const { add, undo, at } = newRecord(reading, reading.day, 'Water plants', shell);
  await shell.store.commit([add]);
  return { stored, at, shell, undo };
}

it.each([
  ['a task', {}, { makes: 'task' }, '/open-day?day=2026-03-13'],
  [
    'a task of a work',
    { work: garden },
    { makes: 'task', workId: 'garden' },
    '/open-work?id=garden&day=2026-03-13',
  ],
  [
    'a reminder, which has no work',
    { ...atHalfPastEight, work: garden },
    { makes: 'reminder', time: '08:30' },
    /^\/show-reminders\?reminder=[^&]+&day=2026-03-13$/,
  ],
])(
  '[QA6] [QA4] a line with a rule is one series of %s, and leads to its first day',
  async (_, part, made, path) => {
    const { stored, at, shell, undo } = await addSeries({ ...fridays, ...part });
    const [record, ...others] = await stored();
    expect(others).toEqual([]);
    expect(record).toEqual({
      ...made,
      id: record?.series,
      series: record?.id,
      userId: shell.user.id,
      title: 'Water plants',
      first: '2026-03-13',
      rule: 'FREQ=WEEKLY;BYDAY=FR;COUNT=10',
      createdAt: instantOf(shell.clock.now()),
    });
    expect(at).toMatch(path);
    await shell.store.commit([undo]);
    expect(await stored()).toEqual([]);
  },
);
