import { type PlanDay, works } from '@dayloom/domain';
import { create, query } from '@dayloom/data';
import { type Shell, ShellContext } from '@dayloom/platform';
import { aWork } from '@dayloom/testing';
import { testShell, testUser } from '@dayloom/testing/shell';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { navigationOf } from '../modules/navigation.ts';
import { openQuickAddAtom } from '../quick-add/quick-add-open.ts';
import { QuickAddHost } from '../quick-add/quick-add-host.tsx';
import { LazyToasts } from '../toasts/lazy-toasts.tsx';
import { readyModules } from './module-set.ts';
import { ShellPage, shellState } from './shell-page.tsx';

/** The intents that the line of quick add opens. */
const offering = [
  { name: 'works', intents: [{ id: 'open-work', title: 'Open a work', to: '/work/:id' }] },
  { name: 'focus', intents: [{ id: 'add-note', title: 'Add a note', to: '/notes' }] },
  {
    name: 'planner',
    intents: [
      { id: 'add-goal', title: 'Add a goal', to: '/goals' },
      { id: 'open-day', title: 'Open a day', to: '/today' },
    ],
  },
];

interface QuickAddPageOptions {
  readonly shell?: Awaited<ReturnType<typeof testShell>>;
  /** The titles of the user's works, each from 9 to 20 March 2026. */
  readonly works?: readonly string[];
  readonly modules?: typeof offering;
}

const OpenButton = () => {
  const open = useSetAtom(openQuickAddAtom);
  return <button onClick={() => open()}>Open it</button>;
};

/** Like the browser's own buttons. */
function History() {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate('/on')}>Go on</button>
      <button onClick={() => void navigate(-1)}>Go back</button>
    </>
  );
}

/** The shell with the line of quick add open, on Tuesday 10 March 2026 at noon. */
export async function openQuickAddPage(options: QuickAddPageOptions = {}) {
  const { shell = await testShell(), works: titles = [], modules = offering } = options;
  for (const [index, workTitle] of titles.entries()) {
    const days = { startDate: '2026-03-09' as PlanDay, endDate: '2026-03-20' as PlanDay };
    const { id: _id, ...fields } = aWork(testUser.id, { workTitle, ...days });
    await shell.store.commit([create(works, `w${index}`, fields)]);
  }
  const state = shellState({ signedIn: true });
  const services: Shell = { ...shell, navigation: navigationOf(readyModules(modules)) };
  const { unmount } = render(
    <ShellPage state={state}>
      <QueryClientProvider client={new QueryClient()}>
        <ShellContext value={services}>
          <OpenButton />
          <History />
          <QuickAddHost />
        </ShellContext>
        <LazyToasts />
      </QueryClientProvider>
    </ShellPage>,
  );
  const person = userEvent.setup();
  const open = async () => {
    await person.click(screen.getByRole('button', { name: 'Open it' }));
    return screen.findByRole<HTMLInputElement>('combobox');
  };
  const stored = async (collection: 'tasks' | 'reminders') =>
    (await shell.store.get(query(collection).ownedBy(testUser.id))).records;
  return { shell, state, person, open, stored, unmount, field: await open() };
}
