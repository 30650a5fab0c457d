// @vitest-environment jsdom
import type { NavEntry } from '@dayloom/platform';
import { TestFrame, testShell } from '@dayloom/testing/shell';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import Profile from './profile.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

async function open(nav: readonly NavEntry[] = []) {
  render(
    <TestFrame shell={await testShell({ nav })} at="/profile">
      <Profile />
    </TestFrame>,
  );
}

describe('the themes on the profile', () => {
  it('[PF3] offers Light, Dark, Cute and Nature', async () => {
    await open();
    const choices = within(screen.getByRole('group', { name: 'Choose Theme' })).getAllByRole('radio');
    expect(choices.map((choice) => choice.closest('label')?.textContent?.replace('Aa', ''))).toEqual([
      'Light',
      'Dark',
      'Cute',
      'Nature',
    ]);
  });

  it('[TM3] [TM4] choosing one changes the page at once and is kept on this device', async () => {
    await open();
    await userEvent.click(screen.getByRole('radio', { name: /Nature/ }));
    expect(document.documentElement.dataset['theme']).toBe('nature');
    expect(localStorage.getItem('theme-storage')).toBe('nature');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Nature/ }).checked).toBe(true);
  });
});

describe('Quick Access on the profile', () => {
  it('[PF2] leads to the screens that live modules offer', async () => {
    const entry = (label: string, to: string, order: number) => ({
      place: 'quick',
      label,
      to,
      icon: 'note',
      order,
    });
    await open([entry('Notes', '/notes', 20), entry('Timer', '/timer', 10)]);
    const links = within(screen.getByRole('navigation', { name: 'Quick Access' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Timer', '/timer'],
      ['Notes', '/notes'],
    ]);
  });

  it('[PF2] is absent when no module offers any', async () => {
    await open();
    expect(screen.queryByText('Quick Access')).toBeNull();
  });
});
