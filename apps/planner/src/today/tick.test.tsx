// @vitest-environment jsdom
import type * as Ui from '@dayloom/ui';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { taskOf } from '../testing/day-records.ts';
import { openToday, rowOf, titlesIn } from '../testing/open-today.tsx';

/** The tasks whose rows were rendered, in order. */
const rendered = vi.hoisted((): unknown[] => []);

vi.mock('@dayloom/ui', async (importOriginal) => {
  const ui = await importOriginal<typeof Ui>();
  const Row = (props: Ui.RowProps & { readonly 'data-glides'?: string }) => {
    rendered.push(props['data-glides']);
    return <ui.Row {...props} />;
  };
  return { ...ui, Row };
});

beforeEach(() => void rendered.splice(0));
afterEach(() => void vi.unstubAllGlobals());

/** Stops timers of a duration. @returns runs the last of them */
function stopTimersOf(milliseconds: number) {
  let last = () => {};
  const set = setTimeout;
  vi.stubGlobal('setTimeout', (run: () => void, duration?: number, ...rest: never[]) => {
    if (duration !== milliseconds) return set(run, duration, ...rest);
    last = run;
    return set(() => undefined);
  });
  return () => last();
}

it('[OF12] a tick renders its own row once and the figures, a press none of them', async () => {
  const { person } = await openToday([taskOf('First'), taskOf('Second'), taskOf('Third')]);
  const target = (await rowOf('Second')).getByRole('button', { name: 'Mark Done' });
  rendered.splice(0);
  await person.pointer({ keys: '[MouseLeft>]', target });
  expect(rendered).toEqual([]);
  await person.pointer({ keys: '[/MouseLeft]', target });
  await screen.findByText('1 of 3 done');
  expect(rendered).toEqual(['Second']);
  expect(await titlesIn('Open tasks')).toEqual(['First', 'Second', 'Third']);
});

it("[TD2] an unticked one leaves 'Done' as late, and the focus moves to the next completed one", async () => {
  const tasks = ['First', 'Second'].map((title) => taskOf(title, { completed: true }));
  const { person } = await openToday([...tasks, taskOf('Third')]);
  const mark = (await rowOf('First')).getByRole('button', { name: 'Done' });
  const removeLater = stopTimersOf(600);
  rendered.splice(0);
  await person.click(mark);
  await screen.findByText('1 of 3 done');
  expect(rendered).toEqual(['First']);
  expect(await titlesIn('Done')).toEqual(['First', 'Second']);
  act(removeLater);
  await waitFor(async () => expect(await titlesIn('Done')).toEqual(['Second']));
  expect(await titlesIn('Open tasks')).toEqual(['First', 'Third']);
  expect(document.activeElement).toBe((await rowOf('Second')).getByRole('button', { name: 'Done' }));
});
