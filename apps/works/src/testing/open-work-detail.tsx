import type { Task, Work } from '@dayloom/domain';
import type { Shell } from '@dayloom/platform';
import { taskActions } from '@dayloom/tasks';
import { testShell } from '@dayloom/testing/shell';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { duplicateDialog } from '../work-detail/late-duplicate.ts';
import WorkDetail from '../work-detail/work-detail.tsx';
import { openScreen } from './open-screen.tsx';
import { seedOf, today } from './records.ts';

interface Start {
  readonly work: Work;
  readonly tasks?: readonly Task[];
  /** The query of the address, such as `?day=2026-03-12`. */
  readonly search?: string;
  /** Other screens that are reachable, by path. */
  readonly others?: Readonly<Record<string, ReactNode>>;
  /** Wraps the shell. */
  readonly around?: (shell: Shell) => Shell;
}

/** Opens `/work/{id}` on a store with this work and these tasks, and waits for the work. As in an idle page, the late code is loaded. */
export async function openWorkDetail({
  work,
  tasks = [],
  search = '',
  others = {},
  around = (shell) => shell,
}: Start) {
  const shell = await testShell({ today, seed: seedOf([work], tasks) });
  await Promise.all([taskActions.load(), duplicateDialog.load()]);
  const place = { path: '/work/:id', at: `/work/${work.id}${search}`, others };
  const person = openScreen(around(shell), <WorkDetail />, place);
  await screen.findByRole('heading', { level: 1, name: work.workTitle });
  return { shell, person };
}
