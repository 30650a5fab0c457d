// @vitest-environment jsdom
import { create, focusSessionsOf, focusSessionsSince, goalsOf, remove } from '@dayloom/data';
import type { Instant } from '@dayloom/domain';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fillingStore, TestFrame, testShell, testUser } from '@dayloom/testing/shell';
import { useCount, useSum } from './use-total.ts';

afterEach(cleanup);

const createdAt = '2026-03-01T10:00:00.000Z' as Instant;
const userId = testUser.id;
const goal = (id: string) =>
  create('goals', id, {
    userId,
    title: 'Read',
    description: 'Why',
    type: 'weekly',
    completed: false,
    createdAt,
  });
const session = (id: string, duration: number) =>
  create('timerHistory', id, { userId, type: 'focus', duration, createdAt });

function Totals() {
  const count = useCount(goalsOf(userId));
  const sum = useSum(focusSessionsOf(userId), 'duration');
  const word = (total: typeof count) => {
    if (total.phase === 'ready') return total.value;
    return total.phase === 'loading' && total.isPartial ? 'partial' : total.phase;
  };
  return <output aria-label="totals">{`${word(count)} goals, ${word(sum)} seconds`}</output>;
}

const shown = () => screen.getByLabelText('totals').textContent;

describe('a total', () => {
  it('[DA35] follows every change, own and remote', async () => {
    const shell = await testShell({ seed: [goal('g1'), session('s1', 60)] });
    render(
      <TestFrame shell={shell}>
        <Totals />
      </TestFrame>,
    );
    await waitFor(() => expect(shown()).toBe('1 goals, 60 seconds'));
    await shell.store.commit([goal('g2'), session('s2', 30)]);
    await waitFor(() => expect(shown()).toBe('2 goals, 90 seconds'));
    await shell.store.commit([remove('goals', 'g1')]);
    await waitFor(() => expect(shown()).toBe('1 goals, 90 seconds'));
  });

  it('[RM6] that depends on the time keeps its number until the next one is counted', async () => {
    const shell = await testShell({ seed: [goal('g1'), session('s1', 60)] });
    const values: string[] = [];
    function Moving({ since }: { readonly since: string }) {
      const total = useCount(focusSessionsSince(userId, since as Instant), { keep: true });
      values.push(total.phase === 'ready' ? String(total.value) : total.phase);
      return <output aria-label="totals">{values.at(-1)}</output>;
    }
    const at = (since: string) => (
      <TestFrame shell={shell}>
        <Moving since={since} />
      </TestFrame>
    );
    const { rerender } = render(at('2026-03-01T09:00:00.000Z'));
    await waitFor(() => expect(shown()).toBe('1'));
    rerender(at('2026-03-01T11:00:00.000Z'));
    await waitFor(() => expect(shown()).toBe('0'));
    expect(values.slice(values.indexOf('1'))).not.toContain('loading');
  });

  it('[DA35] is not ready before all records are loaded', async () => {
    const shell = await testShell({ seed: [goal('g1'), session('s1', 60)] });
    const { store, complete } = fillingStore(shell.store);
    render(
      <TestFrame shell={{ ...shell, store }}>
        <Totals />
      </TestFrame>,
    );
    await waitFor(() => expect(shown()).toBe('partial goals, partial seconds'));
    act(complete);
    await waitFor(() => expect(shown()).toBe('1 goals, 60 seconds'));
  });

  it('[ER46] has an error state when the store cannot answer', async () => {
    const shell = await testShell();
    shell.store.close();
    render(
      <TestFrame shell={shell}>
        <Totals />
      </TestFrame>,
    );
    await waitFor(() => expect(shown()).toBe('failed goals, failed seconds'));
  });
});
