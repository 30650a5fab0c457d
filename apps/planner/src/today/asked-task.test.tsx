// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { inboxTask, taskOf, tomorrow } from '../testing/day-records.ts';
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
  it('[KA7] ends with the row of its day', async () => {
    await openToday([taskOf('Paint', { date: tomorrow })], { at: `/today?day=${tomorrow}&task=Paint` });
    await screen.findByText('Paint');
    await waitFor(() => expect(address()).toBe(`/today?day=${tomorrow}`));
  });

  it('[KA7] shows a task of the inbox that is below its first ones', async () => {
    const all = Array.from({ length: 25 }, (_, index) => inboxTask(`Idea ${index + 1}`));
    await openToday(all, { at: '/today?task=Idea-24' });
    await waitFor(async () => expect((await titlesIn('Inbox')).slice(-2)).toEqual(['Idea 20', 'Idea 24']));
    expect(address()).toBe('/today');
  });
});
