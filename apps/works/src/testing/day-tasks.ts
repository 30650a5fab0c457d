import { tasksOfWork } from '@dayloom/data';
import { planDay, type Task } from '@dayloom/domain';
import type { TestShell } from '@dayloom/testing/shell';
import { screen } from '@testing-library/react';
import { aWork } from './records.ts';

/** The field for a new task. */
export const field = () => screen.getByLabelText<HTMLInputElement>('New task');
export const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

/** The stored tasks of that work. */
export const stored = async (shell: TestShell, { workId = '' }: Pick<Task, 'workId'>) =>
  (await shell.store.get(tasksOfWork(shell.user.id, workId))).records;

export const yesterday = planDay('2026-03-09');
/** A work that has begun: yesterday is one of its days. */
export const longWork = () => aWork({ startDate: planDay('2026-03-01') });
