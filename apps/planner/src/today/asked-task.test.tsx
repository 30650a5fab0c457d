// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { tomorrow } from '../testing/day-records.ts';
import { openToday } from '../testing/open-today.tsx';

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
