// @vitest-environment jsdom
import { patch } from '@dayloom/data';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { taskOf, workOf } from '../testing/day-records.ts';
import { openToday, rowOf, titlesIn } from '../testing/open-today.tsx';

type Shell = Awaited<ReturnType<typeof openToday>>['shell'];

/** Waits as long as the fields stay after their last use. */
async function aMoment(shell: Shell) {
  await act(() => shell.store.commit([patch('tasks', 'Done-soon', { completed: true })]));
  await waitFor(async () => expect(await titlesIn('Done')).toEqual(['Done soon']));
}

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);

it('[TD6] after the first task of a work the next one can be typed at once', async () => {
  const { person, stored } = await openToday([workOf('A'), workOf('B')]);
  await person.click(await field('New task for B'));
  await person.keyboard('Begin{Enter}');
  await rowOf('Begin');
  await person.keyboard('Go on{Enter}');
  await waitFor(async () => expect(await titlesIn('Open tasks')).toEqual(['Begin', 'Go on']));
  expect(document.activeElement).toBe(await field('New task for B'));
  expect((await stored()).map(({ workId }) => workId)).toEqual(['B', 'B']);
});

it('[TD6] the fields stay while one of them contains text, and disappear when none is in use', async () => {
  const { person, shell } = await openToday([workOf('A'), workOf('B')]);
  await person.type(await field('New task for A'), 'half a li');
  await act(() => shell.store.commit([taskOf('Done soon')]));
  await rowOf('Done soon');
  await person.click(await field('New task'));
  await aMoment(shell);
  await person.type(await field('New task for A'), 'ne{Enter}');
  await rowOf('half a line');
  await person.click(await field('New task'));
  await waitFor(() => expect(screen.queryByLabelText('New task for A')).toBeNull());
  expect(document.activeElement).toBe(await field('New task'));
});

it('[TD6] switching to another window and back keeps the field and its focus', async () => {
  const { person, shell } = await openToday([workOf('A')]);
  const line = await field('New task for A');
  await person.click(line);
  await act(() => shell.store.commit([taskOf('Done soon')]));
  await rowOf('Done soon');
  // Browsers dispatch `focusout`, while the field stays the active element of its document.
  act(() => void line.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  await aMoment(shell);
  expect(document.activeElement).toBe(line);
});

it('[TD6] a day that starts with another task shows no works', async () => {
  await openToday([workOf('A'), taskOf('Begin')]);
  await rowOf('Begin');
  expect(screen.queryByText('Begin with one of your works')).toBeNull();
});
