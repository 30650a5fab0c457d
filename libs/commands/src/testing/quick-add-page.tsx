import { create, query } from '@dayloom/data';
import type { PlanDay } from '@dayloom/domain';
import { addressOf, type Shell, type Toasts } from '@dayloom/platform';
import { aWork } from '@dayloom/testing';
import { TestFrame, testShell, testUser } from '@dayloom/testing/shell';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider, useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { expect } from 'vitest';
import { openQuickAddAtom } from '../quick-add/quick-add-open.ts';
import { QuickAddHost } from '../quick-add/quick-add-host.tsx';
import { useTestGo } from './use-test-go.ts';

/** The intents that the line of quick add opens. */
const offered: Readonly<Record<string, string>> = {
  'open-work': '/work/:id',
  'add-note': '/notes',
  'add-goal': '/goals',
  'open-day': '/today',
  'show-reminders': '/reminders',
};

interface QuickAddPageOptions {
  readonly shell?: Awaited<ReturnType<typeof testShell>>;
  /** The titles of the user's works, each from 9 to 20 March 2026. */
  readonly works?: readonly string[];
  readonly intents?: typeof offered;
}

function OpenButton({ toasts }: { readonly toasts: Toasts }) {
  const open = useSetAtom(openQuickAddAtom);
  return <button onClick={() => open(toasts)}>Open it</button>;
}

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

const Line = ({ toasts }: { readonly toasts: Toasts }) => <QuickAddHost go={useTestGo()} toasts={toasts} />;

/** A page with the line of quick add open, on Tuesday 10 March 2026 at noon. */
export async function openQuickAddPage(options: QuickAddPageOptions = {}) {
  const { shell = await testShell(), works: titles = [], intents = offered } = options;
  for (const [index, workTitle] of titles.entries()) {
    const days = { startDate: '2026-03-09' as PlanDay, endDate: '2026-03-20' as PlanDay };
    const { id: _id, ...fields } = aWork(testUser.id, { workTitle, ...days });
    await shell.store.commit([create('works', `w${index}`, fields)]);
  }
  const intent: Shell['navigation']['intent'] = (id, params) =>
    intents[id] === undefined ? undefined : addressOf(intents[id], params);
  const services: Shell = { ...shell, navigation: { ...shell.navigation, intent } };
  const { unmount } = render(
    <Provider store={createStore()}>
      <TestFrame shell={services}>
        <OpenButton toasts={shell.toasts} />
        <History />
        <Line toasts={shell.toasts} />
      </TestFrame>
    </Provider>,
  );
  const person = userEvent.setup();
  const open = async () => {
    await person.click(screen.getByRole('button', { name: 'Open it' }));
    return screen.findByRole<HTMLInputElement>('combobox');
  };
  const stored = async <C extends 'tasks' | 'reminders' | 'repeats'>(collection: C) =>
    (await shell.store.get(query(collection).ownedBy(testUser.id))).records;
  /** Waits for a toast with this message. */
  const toast = (message: string) =>
    waitFor(() => {
      expect(shell.shown).toContainEqual(expect.objectContaining({ message }));
      return shell.shown.find((one) => one.message === message);
    });
  return { shell, person, open, stored, toast, unmount, field: await open() };
}
