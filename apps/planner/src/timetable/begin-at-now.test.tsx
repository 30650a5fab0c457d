// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tomorrow } from '../testing/day-records.ts';
import { activitiesShown, activityOf, openTimetable } from '../testing/open-timetable.tsx';
import { onPhone } from '../testing/phone.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** What was brought into view, in order: everything stands far below the window, since jsdom lays nothing out. */
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
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

describe('a timetable that opens on today', () => {
  it('[TT4] begins with now in view, once', async () => {
    const scrolled = watchScrolls();
    const { person } = await openTimetable([run, swim]);
    await waitFor(() => expect(scrolled.map((one) => one.hasAttribute('data-now'))).toEqual([true]));
    for (const way of ['Next week', 'Today']) await person.click(screen.getByRole('button', { name: way }));
    await activitiesShown();
    await nextFrame();
    expect(scrolled).toHaveLength(1);
  });

  it('[TT4] begins with the first activity where now is on none of its hours', async () => {
    const scrolled = watchScrolls();
    await openTimetable([swim], { time: '03:00' });
    await waitFor(() => expect(scrolled.map(({ tagName }) => tagName)).toEqual(['LI']));
  });

  it('[TT4] begins on phones with what is not over', async () => {
    onPhone();
    const scrolled = watchScrolls();
    await openTimetable([run, lunch, swim]);
    await waitFor(() => expect(scrolled[0]?.textContent).toContain('Lunch'));
  });

  it('[TT4] on another day it begins at its top', async () => {
    const scrolled = watchScrolls();
    await openTimetable([activityOf('Swim', '18:00', '19:00', tomorrow)], { search: `day=${tomorrow}` });
    await activitiesShown();
    await nextFrame();
    expect(scrolled).toEqual([]);
  });
});
