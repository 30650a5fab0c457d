// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import StorageRefused from './storage-refused.tsx';

afterEach(cleanup);

it('[OF8] unavailable storage is reported on a page of its own, with a retry', async () => {
  let tries = 0;
  render(<StorageRefused onRetry={() => (tries += 1)} />);
  screen.getByRole('heading', { level: 1, name: 'This browser does not let Dayloom store anything' });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(tries).toBe(1);
});
