// @vitest-environment jsdom

import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { today } from '../testing/day-records.ts';
import { days, openTimetable, selectedDay } from '../testing/open-timetable.tsx';

const named = (name: string) => screen.getByRole('button', { name });

describe('keys in the strip', () => {
  it('[TT17] [KA1] keys move the day and the focus, also past the ends of the week', async () => {
    const { person } = await openTimetable([], { search: 'date=2026-03-14' });
    act(() => days()[6]!.focus());
    for (const [key, day] of [
      ['{ArrowRight}', '2026-03-15'],
      ['{ArrowLeft}', '2026-03-14'],
      ['{PageDown}', '2026-03-21'],
      ['{PageUp}', '2026-03-14'],
      ['{ArrowUp}', '2026-03-13'],
      ['t', today],
    ]) {
      await person.keyboard(key ?? '');
      expect([selectedDay(), (document.activeElement as HTMLInputElement).value]).toEqual([day, day]);
    }
  });

  it('[TT17] a key that moves nothing does not move the focus later', async () => {
    const { person } = await openTimetable();
    act(() => days()[2]!.focus());
    await person.keyboard('t');
    await person.click(named('Next week'));
    expect([selectedDay(), document.activeElement]).toEqual(['2026-03-17', named('Next week')]);
  });

  it('[TT17] keys outside the strip, and key combinations, do not move the day', async () => {
    const { person } = await openTimetable([], { search: 'date=2026-03-14' });
    act(() => named('Add Activity').focus());
    await person.keyboard('{ArrowRight}{PageDown}t');
    act(() => days()[6]!.focus());
    await person.keyboard('{Control>}t{/Control}{Meta>}t{/Meta}');
    expect(selectedDay()).toBe('2026-03-14');
  });
});
