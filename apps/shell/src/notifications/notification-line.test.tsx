// @vitest-environment jsdom
import { NotificationLine, unreadAtom, unreadMissedAtom } from '@dayloom/notifications';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { readyModules } from '../testing/module-set.ts';
import { ShellPage, shellState } from '../testing/shell-page.tsx';
import { OnRegisteringScreen } from './registering-screen.tsx';

afterEach(cleanup);

function open({ at = '/beds', unread = 0, missed = 0 }) {
  const beds = { id: 'beds', path: '/beds', title: 'Beds', registersNotifications: true };
  const routes = [beds, { id: 'tools', path: '/tools', title: 'Tools' }];
  const state = shellState({ signedIn: true, modules: readyModules([{ name: 'garden', routes }]) });
  state.set(unreadAtom, unread);
  state.set(unreadMissedAtom, missed);
  render(
    <ShellPage state={state} at={[at]}>
      <OnRegisteringScreen>
        <NotificationLine />
      </OnRegisteringScreen>
    </ShellPage>,
  );
}

it.each([
  [0, 0, 'Notifications'],
  [1, 0, '1 unread notification'],
  [3, 0, '3 unread notifications'],
  [3, 1, '3 unread notifications, 1 missed'],
])('[SH5] the link to the notifications shows for %i unread and %i missed: %s', (unread, missed, text) => {
  open({ unread, missed });
  const link = screen.getByRole('link', { name: text });
  expect(link.getAttribute('href')).toBe('/notifications');
});

it('[SH5] a screen that does not register has no link to the notifications', () => {
  open({ at: '/tools', unread: 2 });
  expect(screen.queryByRole('link')).toBeNull();
});
