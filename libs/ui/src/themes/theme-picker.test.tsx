// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ThemePicker } from './theme-picker.tsx';

afterEach(cleanup);

it("[PF3] 'Choose Theme' offers Light, Dark, Cute and Nature with one of them selected", () => {
  render(<ThemePicker value="cute" onChange={() => {}} />);
  const group = screen.getByRole('group', { name: 'Choose Theme' });
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  expect(group.contains(radios[0] ?? null)).toBe(true);
  expect(['Light', 'Dark', 'Cute', 'Nature'].map((name) => screen.getByRole('radio', { name }))).toEqual(
    radios,
  );
  expect(radios.map((radio) => radio.checked)).toEqual([false, false, true, false]);
});

it('[TM4] choosing a theme reports it at once', async () => {
  const chosen = vi.fn();
  render(<ThemePicker value="light" onChange={chosen} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Nature' }));
  expect(chosen.mock.calls).toEqual([['nature']]);
});
