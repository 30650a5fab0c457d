// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { stepsAndNote } from '@dayloom/tasks';
import { beforeEach, describe, expect, it } from 'vitest';
import { inboxTask, seriesOf, taskOf, today, tomorrow } from '../testing/day-records.ts';
import { openToday, titlesIn } from '../testing/open-today.tsx';

const address = () => screen.getByLabelText('address').textContent;
const line = () => screen.getByLabelText('New task');

describe('a request for a new task in the address', () => {
  it('[CA10] [KA1] focuses the field of its day, once', async () => {
    const { person } = await openToday([], { at: `/today?day=${tomorrow}&new=` });
    await waitFor(() => expect(address()).toBe(`/today?day=${tomorrow}`));
    expect(document.activeElement).toBe(line());
    await person.keyboard('Buy bread{Enter}');
    expect(await screen.findByText('Buy bread')).toBeDefined();
  });

  it('[CA10] without it the focus does not move', async () => {
    await openToday([], { at: `/today?day=${tomorrow}` });
    await screen.findByText('Nothing planned');
    expect(document.activeElement).not.toBe(line());
  });
});

describe('a request for a task in the address', () => {
  beforeEach(async () => void (await stepsAndNote.load()));

  const opened = () => screen.queryAllByRole('group', { name: 'Steps and note' });

  it('[KA7] opens it on its day, once', async () => {
    const note = 'Two coats';
    const all = [taskOf('Paint', { date: tomorrow, note }), taskOf('Sand', { date: tomorrow, note })];
    const { person } = await openToday(all, { at: `/today?day=${tomorrow}&task=Paint` });
    await waitFor(() => expect(opened()).toHaveLength(1));
    expect(opened()[0]?.closest('li')?.textContent).toContain('Paint');
    expect(address()).toBe(`/today?day=${tomorrow}`);
    await person.click(screen.getByRole('button', { name: 'Previous day' }));
    await person.click(screen.getByRole('button', { name: 'Next day' }));
    await screen.findByText('Paint');
    expect(opened()).toEqual([]);
  });

  it('[KA7] opens the day of a series by the id of the series, also a done one', async () => {
    await openToday(
      [
        seriesOf('Stretch', { note: 'Slowly' }),
        taskOf('Of today', { repeat: 'Stretch', repeatDay: today, completed: true, note: 'Slowly' }),
      ],
      { at: '/today?task=Stretch' },
    );
    await waitFor(() => expect(opened()).toHaveLength(1));
    expect(opened()[0]?.closest('li')?.textContent).toContain('Of today');
  });

  it('[KA7] shows a task of the inbox that is below its first ones', async () => {
    const all = Array.from({ length: 25 }, (_, index) => inboxTask(`Idea ${index + 1}`, { note: 'Later' }));
    await openToday(all, { at: '/today?task=Idea-24' });
    await waitFor(() => expect(opened()).toHaveLength(1));
    expect(opened()[0]?.closest('li')?.textContent).toContain('Idea 24');
    expect((await titlesIn('Inbox')).slice(19, 21)).toEqual(['Idea 20', 'Idea 24']);
    expect(address()).toBe('/today');
  });
});
