// @vitest-environment jsdom
import type { Change } from '@dayloom/data';
import { notes, tasks, timerHistory } from '@dayloom/domain';
import type { NavEntry } from '@dayloom/platform';
import { add, aNote, aTask, aTimerSession } from '@dayloom/testing';
import { fillingStore, TestFrame, testUser } from '@dayloom/testing/shell';
import { shellWithFault } from '@dayloom/testing/shell-with-fault';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import Profile from './profile.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

async function open(nav: readonly NavEntry[] = [], seed: readonly Change[] = []) {
  const { shell, ...fault } = await shellWithFault({ nav, seed });
  render(
    <TestFrame shell={shell} at="/profile">
      <Profile />
    </TestFrame>,
  );
  return { shell, ...fault };
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
  it('[PF2] links to the screens of the loaded modules', async () => {
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

describe('the figures on the profile', () => {
  const figures = () =>
    ['Total Tasks', 'Focus Time', 'Notes'].map(
      (label) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent,
    );

  it('[PF8] [DA35] are 0, 0h and 0 for a new account', async () => {
    await open();
    await waitFor(() => expect(figures()).toEqual(['0', '0h', '0']));
  });

  it('[PF8] [PF9] count all day tasks and notes, and sum all focus sessions', async () => {
    const session = (type: 'focus' | 'stopwatch', duration: number) =>
      add(timerHistory, aTimerSession(testUser.id, { type, duration }));
    const task = (completed: boolean) => add(tasks, aTask(testUser.id, { completed }));
    const { shell } = await open(
      [],
      [
        task(false),
        task(true),
        session('focus', 1500),
        session('stopwatch', 7200),
        add(notes, aNote(testUser.id)),
      ],
    );
    await waitFor(() => expect(figures()).toEqual(['2', '0.4h', '1']));
    await act(() => shell.store.commit([session('focus', 2100)]));
    await waitFor(() => expect(figures()).toEqual(['2', '1h', '1']));
  });

  it('[PF8] [ER46] [DA35] each loads, and fails, independently', async () => {
    const world = await shellWithFault();
    const { store, complete } = fillingStore(world.shell.store);
    render(
      <TestFrame shell={{ ...world.shell, store }} at="/profile">
        <Profile />
      </TestFrame>,
    );
    await waitFor(() => expect(figures()).toEqual(['Still loading', 'Still loading', 'Still loading']));
    act(complete);
    await waitFor(() => expect(figures()).toEqual(['0', '0h', '0']));
    cleanup();
    const broken = await shellWithFault();
    broken.break();
    render(
      <TestFrame shell={broken.shell} at="/profile">
        <Profile />
      </TestFrame>,
    );
    await screen.findByRole('button', { name: 'Retry Focus Time' });
    broken.mend();
    await userEvent.click(screen.getByRole('button', { name: 'Retry Focus Time' }));
    await waitFor(() => expect(figures()[1]).toBe('0h'));
    expect(screen.getByRole('button', { name: 'Retry Notes' })).toBeTruthy();
  });
});
