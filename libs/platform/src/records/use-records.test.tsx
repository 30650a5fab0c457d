// @vitest-environment jsdom
import { create, goalsOf, remove } from '@dayloom/data';
import type { Instant } from '@dayloom/domain';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fillingStore, TestFrame, testShell, testUser } from '@dayloom/testing/shell';
import { useCount } from './use-total.ts';
import { useRecords } from './use-records.ts';

afterEach(cleanup);

const goal = (id: string, title: string) =>
  create('goals', id, {
    userId: testUser.id,
    title,
    description: 'Because.',
    type: 'weekly',
    completed: false,
    createdAt: `2026-03-0${id}T10:00:00.000Z` as Instant,
  });

function Goals({ limit }: { readonly limit: number }) {
  const list = useRecords(goalsOf(testUser.id).first(limit), { failed: 'Failed to fetch goals' });
  const count = useCount(goalsOf(testUser.id));
  return (
    <div>
      <p>{list.phase === 'ready' && !list.isComplete ? 'ready so far' : list.phase}</p>
      <ul>{list.phase === 'ready' && list.records.map(({ id, title }) => <li key={id}>{title}</li>)}</ul>
      <output>{count.phase === 'ready' ? `${count.value} in all` : count.phase}</output>
    </div>
  );
}

const titles = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

function Switched({ off }: { readonly off: boolean }) {
  const list = useRecords(goalsOf(testUser.id), { off });
  return <output>{list.phase === 'ready' ? `${list.records.length} goals` : list.phase}</output>;
}

describe('records on a screen', () => {
  it('[CA7] are not queried while they are switched off', async () => {
    const shell = await testShell({ seed: [goal('1', 'Read')] });
    const asked = vi.spyOn(shell.store, 'watch');
    const screenWith = (off: boolean) => (
      <TestFrame shell={shell}>
        <Switched off={off} />
      </TestFrame>
    );
    const { rerender } = render(screenWith(true));
    expect(screen.getByText('0 goals')).toBeTruthy();
    expect(asked).not.toHaveBeenCalled();
    rerender(screenWith(false));
    expect(await screen.findByText('1 goals')).toBeTruthy();
    rerender(screenWith(true));
    expect(screen.getByText('0 goals')).toBeTruthy();
  });

  it('[OF6, DA20] follow every commit, with a limit applied by the database and a count of all', async () => {
    const shell = await testShell({ seed: [goal('1', 'Read'), goal('2', 'Run')] });
    render(
      <TestFrame shell={shell}>
        <Goals limit={2} />
      </TestFrame>,
    );
    await screen.findByText('2 in all');
    expect(titles()).toEqual(['Run', 'Read']);
    await shell.store.commit([goal('3', 'Rest')]);
    await screen.findByText('3 in all');
    await screen.findByText('Rest');
    expect(titles()).toEqual(['Rest', 'Run']);
    await shell.store.commit([remove('goals', '2')]);
    await screen.findByText('Read');
    expect(titles()).toEqual(['Rest', 'Read']);
  });

  it('[DA35] are shown as they arrive, with a flag whether they are complete', async () => {
    const shell = await testShell({ seed: [goal('1', 'Read')] });
    const { store, complete } = fillingStore(shell.store);
    render(
      <TestFrame shell={{ ...shell, store }}>
        <Goals limit={2} />
      </TestFrame>,
    );
    await screen.findByText('ready so far');
    expect(titles()).toEqual(['Read']);
    act(complete);
    await screen.findByText('ready');
  });

  it('[ER46] have an error state when the store cannot answer', async () => {
    const shell = await testShell();
    shell.store.close();
    render(
      <TestFrame shell={shell}>
        <Goals limit={2} />
      </TestFrame>,
    );
    expect((await screen.findAllByText('failed')).length).toBeGreaterThan(0);
    expect(shell.shown).toContainEqual(
      expect.objectContaining({ kind: 'error', message: 'Failed to fetch goals' }),
    );
  });
});
