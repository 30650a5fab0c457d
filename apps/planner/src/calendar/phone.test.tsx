// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { taskOf } from '../testing/day-records.ts';
import { openCalendar, readCell } from '../testing/open-calendar.tsx';
import { onPhone, watchScrolls } from '../testing/windows.ts';

afterEach(() => vi.unstubAllGlobals());

it('[CA9] on phones the first press on a day scrolls its items into view, and a key does not', async () => {
  onPhone();
  const scrolled = watchScrolls();
  const { person } = await openCalendar([taskOf('Cut paper')]);
  (await readCell('March 10')).focus();
  await person.keyboard('{ArrowRight}');
  await readCell('March 11');
  expect(scrolled).toEqual([]);
  await person.click(await readCell('March 12'));
  await waitFor(() =>
    expect(scrolled).toEqual([screen.getByRole('heading', { name: 'Thursday, March 12' })]),
  );
});
