// @vitest-environment jsdom
import { markBrowserSession } from '@dayloom/account';
import { latestTokenOf } from '@dayloom/data';
import { openLocalStore } from '@dayloom/data-local';
import { sampleEmail } from '@dayloom/domain';
import { KeepPromptRoom, notificationServiceAtom } from '@dayloom/notifications';
import { ShellContext } from '@dayloom/platform';
import { fakeNotifications, testShell } from '@dayloom/testing/shell';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readyModules } from '../testing/module-set.ts';
import { serveLocalConfig, ShellPage, shellState } from '../testing/shell-page.tsx';
import { NotificationsHere } from './notifications-here.tsx';
import { OnRegisteringScreen } from './registering-screen.tsx';

beforeEach(() => {
  endBrowserSession();
  vi.stubGlobal('indexedDB', new IDBFactory());
  serveLocalConfig();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The browser is closed: it forgets the cookies that have no end. */
function endBrowserSession() {
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
}

async function open({ at = '/', isSample = false }: { at?: string; isSample?: boolean } = {}) {
  const base = await testShell();
  const shell = { ...base, user: isSample ? { ...base.user, email: sampleEmail } : base.user };
  const reminders = {
    ...{ id: 'reminders', path: '/reminders', title: 'Reminders' },
    registersNotifications: true,
  };
  const state = shellState({
    signedIn: true,
    modules: readyModules([{ name: 'planner', routes: [reminders] }]),
  });
  const page = render(
    <ShellContext value={shell}>
      <QueryClientProvider client={new QueryClient()}>
        <ShellPage state={state} at={[at]}>
          <OnRegisteringScreen>
            <KeepPromptRoom />
          </OnRegisteringScreen>
          <h1 tabIndex={-1}>A screen</h1>
          <NotificationsHere />
        </ShellPage>
      </QueryClientProvider>
    </ShellContext>,
  );
  const isRunning = () => waitFor(() => expect(state.get(notificationServiceAtom)).toBeDefined());
  return { shell, page, person: userEvent.setup(), isRunning };
}
const findPrompt = () => screen.findByRole('region', { name: 'Turn on notifications?' });
const queryPrompt = () => screen.queryByRole('region', { name: 'Turn on notifications?' });

describe('the prompt for notifications', () => {
  it('[NF1] shows on any screen while the permission is undecided', async () => {
    fakeNotifications();
    await open({ at: '/dashboard' });
    expect(await findPrompt()).toBeDefined();
  });

  it.each(['granted', 'denied'] as const)(
    '[NF1] does not show when the permission is %s',
    async (permission) => {
      const fake = fakeNotifications(permission);
      await open();
      if (permission === 'granted') await waitFor(() => expect(fake.registered).not.toEqual([]));
      expect(queryPrompt()).toBeNull();
    },
  );

  it('[NF1] does not show on the sample day before its reminders are opened', async () => {
    fakeNotifications();
    const { page, isRunning } = await open({ isSample: true });
    await isRunning();
    expect(queryPrompt()).toBeNull();
    page.unmount();
    await open({ isSample: true, at: '/reminders' });
    expect(await findPrompt()).toBeDefined();
  });

  it("[NF2] [NF7] 'Allow' requests the permission, registers the worker and closes the prompt", async () => {
    const fake = fakeNotifications();
    const { person, shell } = await open();
    expect(await findPrompt()).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Allow' }));
    await waitFor(() => expect(queryPrompt()).toBeNull());
    expect(fake.asked).toBe(1);
    await waitFor(() => expect(fake.registered[0]).toContain('/firebase-messaging-sw.js'));
    await waitFor(() =>
      expect(shell.shown).toContainEqual({
        kind: 'success',
        message: 'Notifications enabled successfully!',
      }),
    );
  });

  it.each(['Maybe Later', 'Close'])(
    "[NF3] '%s' hides it for the rest of the browser session without a request to the browser",
    async (name) => {
      const fake = fakeNotifications();
      const { person, page } = await open();
      expect(await findPrompt()).toBeDefined();
      await person.click(screen.getByRole('button', { name }));
      expect(queryPrompt()).toBeNull();
      page.unmount();
      sessionStorage.clear();
      const newTab = await open({ at: '/notes' });
      await newTab.isRunning();
      expect(queryPrompt()).toBeNull();
      expect(fake.asked).toBe(0);
      newTab.page.unmount();
      endBrowserSession();
      await open();
      expect(await findPrompt()).toBeDefined();
    },
  );

  it("[NF3] a prompt that another tab answers with 'Maybe Later' is gone when the user returns to this one", async () => {
    fakeNotifications();
    await open();
    expect(await findPrompt()).toBeDefined();
    markBrowserSession('dayloom-notifications-later');
    fireEvent.focus(window);
    expect(queryPrompt()).toBeNull();
  });

  it('[NF4] shows on the reminders even after it was hidden', async () => {
    fakeNotifications();
    const { person, page } = await open();
    expect(await findPrompt()).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Maybe Later' }));
    page.unmount();
    await open({ at: '/reminders' });
    expect(await findPrompt()).toBeDefined();
  });
});

describe('the space for the prompt', () => {
  it('[NF4] [ER51] is reserved on the reminders before the prompt loads, and removed when it is hidden', async () => {
    fakeNotifications();
    const { person, page } = await open({ at: '/reminders' });
    const room = page.container.firstElementChild;
    expect(room?.tagName).toBe('DIV');
    expect(room?.contains(await findPrompt())).toBe(true);
    await person.click(screen.getByRole('button', { name: 'Maybe Later' }));
    expect(room?.isConnected).toBe(false);
  });

  it.each(['/reminders', '/notes'])(
    '[NF4] is not reserved at %s when no prompt appears there',
    async (at) => {
      fakeNotifications(at === '/reminders' ? 'granted' : 'default');
      const { page } = await open({ at });
      expect(page.container.firstElementChild?.tagName).toBe('H1');
    },
  );

  it('[NF1] [NC1] is not used on the notifications page, whose card asks', async () => {
    fakeNotifications();
    const { isRunning } = await open({ at: '/notifications' });
    await isRunning();
    expect(queryPrompt()).toBeNull();
  });

  it.each(['Maybe Later', 'Allow'])("[KA1] the focus stays on the page after '%s'", async (name) => {
    fakeNotifications();
    const { person, shell } = await open();
    expect(await findPrompt()).toBeDefined();
    screen.getByRole('button', { name }).focus();
    await person.keyboard('{Enter}');
    await waitFor(() => expect(queryPrompt()).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'A screen' }));
    // Wait for the pending action.
    if (name === 'Allow') await waitFor(() => expect(shell.shown).not.toEqual([]));
  });
});

describe('opening the reminders', () => {
  it('[NF4] [NF6] [NF8] registers at once without a message when the permission is granted', async () => {
    const fake = fakeNotifications('granted');
    const { shell } = await open({ at: '/reminders' });
    await waitFor(() => expect(fake.registered[0]).toContain('/firebase-messaging-sw.js'));
    const saved = openLocalStore(shell.user.id, { clock: shell.clock, newId: shell.newId });
    await waitFor(async () =>
      expect((await saved.get(latestTokenOf(shell.user.id))).records).toMatchObject([{ platform: 'web' }]),
    );
    saved.close();
    expect(shell.shown).toEqual([]);
  });

  it.each([
    ['Notification', 'Your browser does not support notifications'],
    ['serviceWorker', 'Your browser does not support Service Workers'],
  ])('[NF6] [ER41] reports missing %s once in a browser session', async (missing, message) => {
    fakeNotifications();
    Reflect.deleteProperty(missing === 'Notification' ? globalThis : navigator, missing);
    const first = await open({ at: '/reminders' });
    await waitFor(() => expect(first.shell.shown).toEqual([{ kind: 'error', message }]));
    first.page.unmount();
    sessionStorage.clear();
    const second = await open({ at: '/reminders' });
    await second.isRunning();
    expect(second.shell.shown).toEqual([]);
  });

  it('[NF6] [ER42] warns once in a browser session when the permission is denied', async () => {
    fakeNotifications('denied');
    const first = await open({ at: '/reminders' });
    await waitFor(() =>
      expect(first.shell.shown).toEqual([{ kind: 'warning', message: 'Notification permission denied' }]),
    );
    first.page.unmount();
    sessionStorage.clear();
    const second = await open({ at: '/reminders' });
    await second.isRunning();
    expect(second.shell.shown).toEqual([]);
  });
});
