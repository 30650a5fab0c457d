// @vitest-environment jsdom
import { create, goalsOf } from '@dayloom/data';
import { goals, type Instant } from '@dayloom/domain';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { TestFrame, testShell, testSync, testUser, withSync } from '../testing/index.tsx';
import { useCount } from './use-figure.ts';

afterEach(cleanup);

const goal = create(goals, 'g1', {
  userId: testUser.id,
  title: 'Read',
  description: 'Because.',
  type: 'weekly',
  completed: false,
  createdAt: '2026-03-01T10:00:00.000Z' as Instant,
});
const morning = '2026-03-10T07:30:00.000Z' as Instant;

function Count() {
  const count = useCount(goalsOf(testUser.id));
  return <output>{count.phase === 'ready' ? `${count.value} as of ${count.asOf ?? 'now'}` : ''}</output>;
}

async function open() {
  const shell = await testShell({ seed: [goal] });
  const sync = testSync();
  let counted = 0;
  const count: typeof shell.store.count = (query) => {
    counted += 1;
    return shell.store.count(query);
  };
  const store = withSync({ ...shell.store, count }, sync);
  render(
    <TestFrame shell={{ ...shell, store }}>
      <Count />
    </TestFrame>,
  );
  await screen.findByText('1 as of now');
  return { sync, counted: () => counted };
}

describe('a figure', () => {
  it('[DA35] says since when it stands once the server cannot be asked, with the value it had', async () => {
    const { sync } = await open();
    act(() => {
      sync.age(morning);
      sync.tell({ phase: 'offline' });
    });
    expect(await screen.findByText(`1 as of ${morning}`)).toBeDefined();
  });

  it('[DA35] is asked for anew when the connection is back, and only then', async () => {
    const { sync, counted } = await open();
    act(() => {
      sync.age(morning);
      sync.tell({ phase: 'offline' });
    });
    act(() => sync.tell({ waiting: 1 }));
    expect(counted()).toBe(1);
    act(() => sync.tell({ phase: 'saving' }));
    await waitFor(() => expect(counted()).toBe(2));
    act(() => sync.age(undefined));
    screen.getByText('1 as of now');
    act(() => sync.tell({ phase: 'saved' }));
    expect(counted()).toBe(2);
  });
});
