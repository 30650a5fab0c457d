// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { tomorrow } from '../testing/day-records.ts';
import { openToday } from '../testing/open-today.tsx';

const address = () => screen.getByLabelText('address').textContent;
const line = () => screen.getByLabelText('New task');

describe('a new task that the address asks for', () => {
  it('[CA10] [KA1] begins in the line of its day, once', async () => {
    const { person } = await openToday([], { at: `/today?day=${tomorrow}&new=` });
    await waitFor(() => expect(address()).toBe(`/today?day=${tomorrow}`));
    expect(document.activeElement).toBe(line());
    await person.keyboard('Buy bread{Enter}');
    expect(await screen.findByText('Buy bread')).toBeDefined();
  });

  it('[CA10] else the focus is left where it is', async () => {
    await openToday([], { at: `/today?day=${tomorrow}` });
    await screen.findByText('Nothing planned');
    expect(document.activeElement).not.toBe(line());
  });
});
