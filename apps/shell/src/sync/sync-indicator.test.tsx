// @vitest-environment jsdom
import { instantOf } from '@dayloom/domain';
import { timestampText } from '@dayloom/ui';
import { Frame } from '../frame/frame.tsx';
import { openSyncedPage } from '../testing/synced-page.tsx';
import { serveBackend } from '../testing/test-backend.ts';
import { ShellPage, shellState } from '../testing/shell-page.tsx';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

vi.mock('../backend/backend.ts', () => import('../testing/test-backend.ts'));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  serveBackend(undefined);
  localStorage.clear();
});

describe('the indicator', () => {
  it('[OF4] shows Saved, Offline with the number of waiting changes, and Needs attention', async () => {
    const { sync, indicator } = await openSyncedPage();
    expect(indicator.textContent).toBe('Saved');
    act(() => sync.emit({ phase: 'offline' }));
    expect(indicator.textContent).toBe('Offline');
    act(() => sync.emit({ waiting: 1 }));
    expect(indicator.textContent).toBe('Offline, 1 change waiting');
    act(() => sync.emit({ waiting: 12 }));
    expect(indicator.textContent).toBe('Offline, 12 changes waiting');
    act(() => sync.emit({ phase: 'attention' }));
    expect(indicator.textContent).toBe('Needs attention');
  });

  it('[DA35] shows the time of the last update while offline; with waiting changes the panel does', async () => {
    const asOf = instantOf(new Date(2026, 2, 10, 7, 30));
    const { sync, indicator } = await openSyncedPage({ state: { phase: 'offline', asOf } });
    expect(indicator.textContent).toBe(`Offline, as of ${timestampText(asOf)}`);
    act(() => sync.emit({ waiting: 1 }));
    expect(indicator.textContent).toBe('Offline, 1 change waiting');
    fireEvent.click(indicator);
    expect(screen.getByRole('dialog').textContent).toContain(`as of ${timestampText(asOf)}.`);
    act(() => sync.emit({ phase: 'saved', waiting: 0 }));
    expect(indicator.textContent).toBe('Saved');
  });

  it('[OF4] shows Saving... only after 400 ms, and Saved at once', async () => {
    const { sync, indicator } = await openSyncedPage();
    vi.useFakeTimers();
    act(() => sync.emit({ phase: 'saving', waiting: 1 }));
    act(() => void vi.advanceTimersByTime(399));
    expect(indicator.textContent).toBe('Saved');
    act(() => sync.emit({ phase: 'saving', waiting: 2 }));
    act(() => void vi.advanceTimersByTime(1));
    expect(indicator.textContent).toBe('Saving...');
    act(() => sync.emit({ phase: 'saved', waiting: 0 }));
    expect(indicator.textContent).toBe('Saved');
  });

  it('[OF4] [KA9] is a status for screen readers, and explains itself when pressed', async () => {
    const { sync, indicator } = await openSyncedPage({ state: { phase: 'offline', waiting: 3 } });
    expect(indicator.closest('[role=status]')).not.toBeNull();
    fireEvent.click(indicator);
    const panel = screen.getByRole('dialog', { name: 'Offline, 3 changes waiting' });
    expect(panel.textContent).toContain('3 changes are kept on this device and sent later.');
    act(() => sync.emit({ phase: 'saved', waiting: 0 }));
    expect(screen.getByRole('dialog', { name: 'Saved' }).textContent).toContain('on the server');
  });

  it('[OF4] is not shown if the store has no server', () => {
    render(
      <ShellPage state={shellState({ signedIn: true })}>
        <Frame>
          <h1>A page</h1>
        </Frame>
      </ShellPage>,
    );
    expect(screen.queryByText('Saved')).toBeNull();
  });
});

describe('a blockage', () => {
  it('[OF4] by the daily quota is shown in a banner', async () => {
    const { sync } = await openSyncedPage();
    act(() => sync.emit({ phase: 'attention', waiting: 4, blockage: 'quota' }));
    expect(screen.getByRole('complementary', { name: 'Saving' }).textContent).toBe(
      'The service has reached its daily quota. Your changes are kept on this device and are sent later.',
    );
  });

  it.each([
    ['not-ready', 'The service is still being set up', false],
    ['no-room', 'This browser has no room left', false],
    ['newer-version', 'A newer version of Dayloom has left changes here', true],
  ] as const)('[OF4] %s is shown in a banner: %s', async (blockage, words, offersReload) => {
    const { sync } = await openSyncedPage();
    act(() => sync.emit({ phase: 'attention', waiting: 1, blockage }));
    const banner = screen.getByRole('complementary', { name: 'Saving' });
    expect(banner.textContent).toContain(words);
    expect(within(banner).queryByRole('button', { name: 'Reload' }) !== null).toBe(offersReload);
  });

  it('[OF4] by a broken client is shown in a banner with Reload', async () => {
    const { sync } = await openSyncedPage();
    act(() => sync.emit({ phase: 'attention', blockage: 'broken' }));
    expect(screen.getByRole('complementary', { name: 'Saving' }).textContent).toBe(
      'Something in the connection broke. Reload to go on; nothing is lost.Reload',
    );
  });
});
