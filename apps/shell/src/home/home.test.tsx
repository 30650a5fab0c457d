// @vitest-environment jsdom
import { create } from '@dayloom/data';
import type { Instant } from '@dayloom/domain';
import { TestFrame, testShell, testUser } from '@dayloom/testing/shell';
import { cleanup, render, screen, within } from '@testing-library/react';
import { Provider } from 'jotai';
import { Profiler } from 'react';
import { afterEach, expect, it } from 'vitest';
import { navigationOf } from '../modules/navigation.ts';
import { allScreens, readyModules } from '../testing/module-set.ts';
import { shellState } from '../testing/shell-page.tsx';
import { Home } from './home.tsx';

afterEach(cleanup);

const profile = {
  firstName: 'Asha',
  email: testUser.email,
  mobileNo: '',
  createdAt: '2026-01-01T00:00:00.000Z' as Instant,
};

async function open(modules = readyModules(allScreens), seed = [create('users', testUser.id, profile)]) {
  const shell = await testShell({ seed });
  render(
    <Provider store={shellState({ signedIn: true, modules })}>
      <TestFrame shell={{ ...shell, navigation: navigationOf(modules) }}>
        <Home />
      </TestFrame>
    </Provider>,
  );
}

it("[HM1] the greeting's block contains the time of day, the name once it is loaded, and always the e-mail", async () => {
  const emails = () =>
    within(screen.getByRole('heading', { level: 1 }).parentElement!).getAllByText('asha@example.com');
  await open();
  await screen.findByText('Good afternoon, Asha', { selector: 'h1' }, { timeout: 5_000 });
  expect(emails()).toHaveLength(1);
  cleanup();
  await open(readyModules([]), []);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Good afternoon');
  expect(emails()).toHaveLength(1);
});

it('[HM15] a start renders what is in view at first, and then the parts below it', async () => {
  const commits: boolean[] = [];
  const modules = readyModules(allScreens);
  render(
    <Provider store={shellState({ signedIn: true, modules })}>
      <TestFrame shell={{ ...(await testShell()), navigation: navigationOf(modules) }}>
        <Profiler
          id="home"
          onRender={() => commits.push(screen.queryByRole('region', { name: 'Quick Access' }) !== null)}
        >
          <Home />
        </Profiler>
      </TestFrame>
    </Provider>,
  );
  expect(commits[0]).toBe(false);
  expect(commits.at(-1)).toBe(true);
});

it('[HM13] has Quick Access tiles that lead to their screens', async () => {
  await open();
  const tiles = within(screen.getByRole('region', { name: 'Quick Access' })).getAllByRole('link');
  expect(tiles.map((tile) => [tile.textContent, tile.getAttribute('href')])).toEqual([
    ['Timer', '/timer'],
    ['Notes', '/notes'],
    ['Reminders', '/reminders'],
    ['Meditation', '/meditation'],
  ]);
});

const slot = (name: string, widget: string, title: string) => ({
  slot: name,
  widget,
  title,
  order: 10,
  minHeight: 100,
});

it('[HM14] shows what the modules put into its slots, and one part that cannot run leaves the others working', async () => {
  const modules = readyModules(
    [
      { name: 'works', contract: 99, slots: [slot('home.main', 'recent-works', 'Recent Tasks')] },
      { name: 'planner', slots: [slot('home.wide', 'goals', 'My Goals')] },
    ],
    {
      load: () =>
        Promise.resolve({
          routes: {},
          widgets: { goals: () => Promise.resolve({ default: () => <p>Run 5 km</p> }) },
        }),
    },
  );
  await open(modules);
  await screen.findByText('Run 5 km');
  expect(screen.getByRole('region', { name: 'Recent Tasks' }).textContent).toContain('update');
});

it('[HM15] Today comes first, then goals, upcoming, recent works, counters and quick access', async () => {
  const names = ['today', 'goals', 'upcoming', 'recent', 'counters'] as const;
  const widget = (name: string) => [name, () => Promise.resolve({ default: () => <p>{name}</p> })] as const;
  const modules = readyModules(
    [
      {
        name: 'works',
        slots: [slot('home.counters', 'counters', 'Figures'), slot('home.main', 'recent', 'Recent Tasks')],
        routes: [{ id: 'timer', path: '/timer', title: 'Timer' }],
        nav: [{ place: 'quick', label: 'Timer', to: '/timer', icon: 'clock', order: 10 }],
      },
      {
        name: 'planner',
        slots: [
          { ...slot('home.main', 'upcoming', 'Upcoming'), order: 5 },
          slot('home.today', 'today', 'Today'),
          slot('home.side', 'goals', 'My Goals'),
        ],
      },
    ],
    { load: () => Promise.resolve({ routes: {}, widgets: Object.fromEntries(names.map(widget)) }) },
  );
  await open(modules);
  await screen.findByText('counters');
  const parts = [...names.map((name) => screen.getByText(name)), screen.getByText('Quick Access')];
  parts.reduce((before, next) => {
    expect(before.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    return next;
  });
});

it('[MO15] says so if neither the registry nor a copy can be read', async () => {
  const shell = await testShell();
  render(
    <Provider store={shellState({ signedIn: true, modules: { phase: 'none' } })}>
      <TestFrame shell={shell}>
        <Home />
      </TestFrame>
    </Provider>,
  );
  expect(screen.getByRole('status', { name: '' }).textContent).toContain('Dayloom cannot reach its parts');
});
