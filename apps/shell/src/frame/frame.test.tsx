// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { useNavigate } from 'react-router-dom';
import type { Modules } from '../modules/modules.ts';
import { unreadAtom } from '@dayloom/notifications';
import { allScreens, overrideOf, readyModules } from '../testing/module-set.ts';
import { ShellPage, shellState } from '../testing/shell-page.tsx';
import { Frame } from './frame.tsx';

afterEach(cleanup);

const Back = () => {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
};

function open(options: { signedIn: boolean; modules?: Modules; at?: readonly string[]; unread?: number }) {
  const { at = ['/'], unread = 0, ...given } = options;
  const state = shellState({ modules: readyModules(allScreens), ...given });
  state.set(unreadAtom, unread);
  render(
    <ShellPage state={state} at={at}>
      <Frame>
        <h1>A page</h1>
        <Back />
      </Frame>
    </ShellPage>,
  );
  return userEvent.setup();
}

const navigation = (name: string) => screen.getByRole('navigation', { name });
const linksOf = (name: string) =>
  within(navigation(name))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
const address = () => screen.getByRole('status', { name: 'address' }).textContent;

describe('the navigation on top', () => {
  it('[SH1] [MO1] offers every screen to a signed-in user with no script of a module loaded', () => {
    open({ signedIn: true });
    expect(linksOf('Main')).toEqual([
      ['Dashboard', '/dashboard'],
      ['Timer', '/timer'],
      ['Notes', '/notes'],
      ['Reminders', '/reminders'],
      ['Meditation', '/meditation'],
      ['Timetable', '/timetable'],
      ['Profile', '/profile'],
    ]);
  });

  it('[SH2] offers a visitor Login and Sign Up and none of the signed-in entries', () => {
    open({ signedIn: false });
    expect(linksOf('Main')).toEqual([
      ['Login', '/login'],
      ['Sign Up', '/signup'],
    ]);
  });

  it('[SH1] marks the screen that is open', () => {
    open({ signedIn: true, at: ['/notes'] });
    const current = within(navigation('Main')).getByRole('link', { current: 'page' });
    expect(current.textContent).toBe('Notes');
  });

  it('[SH1] leaves out a screen that no module declares', () => {
    open({ signedIn: true, modules: readyModules(allScreens.filter(({ name }) => name === 'works')) });
    expect(linksOf('Main')).toEqual([['Dashboard', '/dashboard']]);
  });
});

describe('the frame of small screens', () => {
  it('[SH3] [SH16] starts with the slide-in menu closed, opens it with a button and closes it with another', async () => {
    const user = open({ signedIn: true });
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = screen.getByRole('dialog', { name: 'Menu' });
    expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(expect.arrayContaining(['Timetable', 'Goals', 'Calendar']));
    await user.click(within(menu).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[SH3] contains a visitor’s entries while signed out', async () => {
    const user = open({ signedIn: false });
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const labels = within(screen.getByRole('dialog'))
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(labels).toEqual(['Home', 'Login', 'Sign Up']);
  });

  it('[SH4] closes the menu when one of its links is followed', async () => {
    const user = open({ signedIn: true });
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Notes' }));
    expect(address()).toBe('/notes');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[SH4] closes the menu on Back', async () => {
    const user = open({ signedIn: true, at: ['/notes', '/timer'] });
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(address()).toBe('/notes');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  const bells = () =>
    [...screen.getByRole('banner').querySelectorAll<HTMLElement>('[data-on]')].map((bell) => [
      bell.dataset['on'],
      bell.querySelector('a')?.getAttribute('href'),
      bell.textContent,
    ]);

  it('[SH5] [SH16] has a bell that leads to the reminders on a phone, if a module offers them, and to the notifications on a desktop', () => {
    open({ signedIn: true });
    expect(bells()).toEqual([
      ['phone', '/reminders', 'Reminders'],
      ['desktop', '/notifications', 'Notifications'],
    ]);
    cleanup();
    open({ signedIn: true, modules: readyModules([]) });
    expect(bells()).toEqual([
      ['phone', '/notifications', 'Notifications'],
      ['desktop', '/notifications', 'Notifications'],
    ]);
  });

  it('[SH5] [NC4] has a bell with the number of unread notifications', () => {
    open({ signedIn: true, unread: 2 });
    expect(bells()).toEqual([
      ['phone', '/reminders', 'Reminders, 2 unread notifications'],
      ['desktop', '/notifications', 'Notifications, 2 unread'],
    ]);
  });

  it('[SH6] has a bottom bar with Home, Tasks, Schedule and Profile', () => {
    open({ signedIn: true });
    expect(linksOf('Shortcuts')).toEqual([
      ['Home', '/'],
      ['Tasks', '/dashboard'],
      ['Schedule', '/timetable'],
      ['Profile', '/profile'],
    ]);
  });

  it('[QA1] [SH16] has quick add in the middle of the bar, and in the header', () => {
    open({ signedIn: true });
    const names = [...navigation('Shortcuts').querySelectorAll('a, button')].map(
      (entry) => entry.textContent || entry.getAttribute('aria-label'),
    );
    expect(names).toEqual(['Home', 'Tasks', 'Quick add', 'Schedule', 'Profile']);
    within(screen.getByRole('banner')).getByRole('button', { name: 'Quick add' });
    cleanup();
    open({ signedIn: false });
    expect(screen.queryByRole('button', { name: 'Quick add' })).toBeNull();
  });

  it('[SH7] shows bar and bell to signed-in users only, and a footer to everyone', () => {
    open({ signedIn: false });
    expect(screen.queryByRole('navigation', { name: 'Shortcuts' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Reminders' })).toBeNull();
    expect(screen.getByRole('contentinfo').textContent).toContain('Dayloom');
  });
});

describe('moving around', () => {
  it('[KA2] reaches Skip to content with the first Tab, and it leads into the one main landmark', async () => {
    const user = open({ signedIn: true });
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Skip to content');
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});

it('[MO12] an override is announced with what it changes and one button that resets it', async () => {
  const override = overrideOf({ versions: { works: '1.3.0' }, without: ['focus'] });
  open({ signedIn: true, modules: readyModules(allScreens, { override }) });
  const banner = await screen.findByRole('complementary', { name: 'Override' });
  expect(banner.textContent).toContain('works 1.3.0, without focus');
  await waitFor(() => within(banner).getByRole('button', { name: 'Reset' }));
});

it('[MO12] an unavailable override is announced too', async () => {
  const override = overrideOf({ missing: ['Works'], hasUnknown: true, hasFailed: true });
  open({ signedIn: true, modules: readyModules(allScreens, { override }) });
  const banner = await screen.findByRole('complementary', { name: 'Override' });
  expect(banner.textContent).toMatch(
    /^The version of Works that was requested is not available: the released one runs. A module that was requested does not exist\. A module that was requested could not be loaded\./,
  );
});
