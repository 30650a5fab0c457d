// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { inboxTask, taskOf, today } from '../testing/day-records.ts';
import { openToday, rowOf, titlesIn } from '../testing/open-today.tsx';

const inbox = async () => within(await screen.findByRole('region', { name: 'Inbox' }));

describe("'Inbox'", () => {
  it('[TD9] lists tasks without work and day; a task that gets a day moves to that day', async () => {
    const { person, stored, undoLast } = await openToday([inboxTask('Some day'), taskOf('Today')]);
    await (await inbox()).findByText('Some day');
    await person.click((await rowOf('Some day')).getByRole('button', { name: 'Move task' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Today' }));
    await waitFor(async () => expect(await titlesIn('Open tasks')).toEqual(['Some day', 'Today']));
    await (await inbox()).findByText('Nothing waits without a day');
    expect((await stored()).every(({ date }) => date === today)).toBe(true);
    await undoLast();
    await (await inbox()).findByText('Some day');
    expect((await stored()).find(({ title }) => title === 'Some day')).not.toHaveProperty('date');
  });

  it('[TD9] accepts a new task without a day', async () => {
    const { person, stored } = await openToday();
    await person.type(await screen.findByLabelText('New task without a day'), 'Learn to sail{Enter}');
    await (await inbox()).findByText('Learn to sail');
    const [made] = await stored();
    expect(made).not.toHaveProperty('date');
    expect(made).not.toHaveProperty('workId');
  });

  it('[TD14] shows the copy of its last shown task', async () => {
    const all = Array.from({ length: 22 }, (_, index) => inboxTask(`Idea ${index + 1}`));
    const { person } = await openToday(all);
    await (await inbox()).findByText('Idea 20');
    await person.click((await rowOf('Idea 20')).getByRole('button', { name: 'Move task' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    await waitFor(async () =>
      expect((await titlesIn('Inbox')).slice(-3)).toEqual(['Idea 19', 'Idea 20', 'Idea 20']),
    );
  });
});
