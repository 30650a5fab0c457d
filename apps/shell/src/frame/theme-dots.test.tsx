// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { ThemeDots } from './theme-dots.tsx';

afterEach(cleanup);

it('[TM4] the theme dots change the page at once', async () => {
  render(<ThemeDots />);
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
});
