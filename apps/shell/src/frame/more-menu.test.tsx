// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { allScreens, readyModules } from '../testing/module-set.ts';
import { ShellPage, shellState } from '../testing/shell-page.tsx';
import { TopNavigation } from './top-navigation.tsx';

afterEach(cleanup);

function open(modules = allScreens) {
  const state = shellState({ signedIn: true, modules: readyModules(modules) });
  render(
    <ShellPage state={state} at={['/notes']}>
      <TopNavigation signedIn />
      <button>Elsewhere</button>
    </ShellPage>,
  );
  return userEvent.setup();
}

const more = () => screen.getByRole('button', { name: 'More' });
const item = (name: string) => screen.getByRole('menuitem', { name });
const focused = () => document.activeElement?.textContent;

it("[SH16] 'More' offers the screens beyond the first row that exist, and each leads there", async () => {
  const user = open();
  expect(screen.queryByRole('menu')).toBeNull();
  await user.click(more());
  const entries = within(screen.getByRole('menu', { name: 'More' })).getAllByRole('menuitem');
  // 'Analytics' is declared without a screen.
  expect(entries.map((entry) => [entry.textContent, entry.getAttribute('href')])).toEqual([
    ['Goals', '/goals'],
    ['Calendar', '/calendar'],
  ]);
  await user.click(item('Calendar'));
  expect(screen.getByRole('status', { name: 'address' }).textContent).toBe('/calendar');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(more().dataset['here']).toBe('true');
});

it("[SH16] without such a screen there is no 'More'", () => {
  open(allScreens.filter(({ name }) => name !== 'planner'));
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
});

it('[SH16] [KA1] has the keyboard support of a menu', async () => {
  const user = open();
  more().focus();
  await user.keyboard('{Enter}');
  expect(focused()).toBe('Goals');
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('Calendar');
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('Goals');
  await user.keyboard('{End}');
  expect(focused()).toBe('Calendar');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(more());
  await user.keyboard('{ArrowUp}');
  expect(focused()).toBe('Calendar');
  await user.keyboard('{Tab}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(focused()).toBe('Elsewhere');
});
