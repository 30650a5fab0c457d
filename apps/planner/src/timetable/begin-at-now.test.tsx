// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tomorrow } from '../testing/day-records.ts';
import { activitiesShown, activityOf, openTimetable } from '../testing/open-timetable.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Records the elements that are scrolled into view, in order; jsdom has no layout, so all are far below the window. */
function watchScrolls(): readonly Element[] {
  const scrolled: Element[] = [];
  const measured: Element[] = [];
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function measure(this: Element) {
    measured.push(this);
    return { top: 5_000, bottom: 5_010 } as DOMRect;
  });
  vi.stubGlobal('scrollBy', () => scrolled.push(...measured.slice(-1)));
  return scrolled;
}

const run = activityOf('Run', '06:00', '07:00');
const lunch = activityOf('Lunch', '13:00', '14:00');
const swim = activityOf('Swim', '18:00', '19:00');
const lunchRow = 'Lunch1:00 PM – 2:00 PM';
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

describe('a timetable that opens on today', () => {
  it('[TT4] scrolls to the first activity that is not over, once', async () => {
    const scrolled = watchScrolls();
    const { person } = await openTimetable([run, lunch, swim]);
    await waitFor(() => expect(scrolled.map((one) => one.textContent)).toEqual([lunchRow]));
    for (const way of ['Next week', 'Today']) await person.click(screen.getByRole('button', { name: way }));
    await activitiesShown();
    await nextFrame();
    expect(scrolled).toHaveLength(1);
  });

  it('[TT4] scrolls to the first activity that is not over, even far down a full day', async () => {
    const scrolled = watchScrolls();
    const early = Array.from({ length: 20 }, (_, index) => activityOf(`Early ${index}`, '05:00', '06:00'));
    await openTimetable([...early, lunch]);
    await waitFor(() => expect(scrolled.map((one) => one.textContent)).toEqual([lunchRow]));
  });

  it('[TT4] scrolls to the first activity if all are over', async () => {
    const scrolled = watchScrolls();
    await openTimetable([run], { time: '20:00' });
    await waitFor(() => expect(scrolled[0]?.textContent).toContain('Run'));
  });

  it('[TT4] stays at the top on another day', async () => {
    const scrolled = watchScrolls();
    await openTimetable([activityOf('Swim', '18:00', '19:00', tomorrow)], { search: `date=${tomorrow}` });
    await activitiesShown();
    await nextFrame();
    expect(scrolled).toEqual([]);
  });
});
