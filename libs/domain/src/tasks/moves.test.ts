import { describe, expect, it } from 'vitest';
import { planDay } from '../time/plan-day.ts';
import { duplicatedText, mondayAfter, movedText, movesFrom } from './moves.ts';

const wednesday = planDay('2026-03-04');

describe('the days to move a task to', () => {
  it.each([
    ['2026-03-01', '2026-03-02'],
    ['2026-03-02', '2026-03-09'],
    ['2026-03-03', '2026-03-09'],
    ['2026-03-07', '2026-03-09'],
    ['2026-12-30', '2027-01-04'],
  ])('the Monday after %s is %s', (day, monday) => {
    expect(mondayAfter(planDay(day))).toBe(monday);
  });

  it('[TD4] are today, tomorrow and next Monday, each once and without the current day', () => {
    expect(movesFrom(planDay('2026-03-01'), wednesday)).toEqual([
      { label: 'Today', day: '2026-03-04' },
      { label: 'Tomorrow', day: '2026-03-05' },
      { label: 'Next Monday', day: '2026-03-09' },
    ]);
    expect(movesFrom(wednesday, wednesday).map(({ label }) => label)).toEqual(['Tomorrow', 'Next Monday']);
    const sunday = planDay('2026-03-08');
    expect(movesFrom(undefined, sunday).map(({ label }) => label)).toEqual(['Today', 'Tomorrow']);
  });

  it("[TD4] the text mentions that a day is outside its work's plan", () => {
    const work = { workTitle: 'Thesis', startDate: planDay('2026-03-01'), endDate: planDay('2026-03-05') };
    expect(movedText(planDay('2026-03-05'), wednesday, work)).toBe('Moved to tomorrow');
    expect(movedText(planDay('2026-03-09'), wednesday, work)).toMatch(
      /^Moved to .*9.*, outside the plan of Thesis$/,
    );
    expect(movedText(wednesday, wednesday)).toBe('Moved to today');
  });

  it('[TD14] the text names the day of a copy only if it differs from the day of the task', () => {
    const sunday = planDay('2026-03-01');
    expect(duplicatedText({ date: wednesday }, { date: wednesday }, wednesday)).toBe('Task duplicated');
    expect(duplicatedText({}, {}, wednesday)).toBe('Task duplicated');
    const work = { workTitle: 'Thesis', startDate: sunday, endDate: sunday };
    expect(duplicatedText({ date: sunday }, { date: wednesday }, wednesday, work)).toBe(
      'Duplicated to today, outside the plan of Thesis',
    );
  });
});
