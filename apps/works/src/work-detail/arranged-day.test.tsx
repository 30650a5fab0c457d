// @vitest-environment jsdom
import { dayOrderOn, orderChanges } from '@dayloom/data';
import type { Task } from '@dayloom/domain';
import type { Shell } from '@dayloom/platform';
import { testUser } from '@dayloom/testing/shell';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { yesterday } from '../testing/day-tasks.ts';
import { withFault } from '../testing/faults.ts';
import { openWorkDetail } from '../testing/open-work-detail.tsx';
import { aTask, aWork, today } from '../testing/records.ts';

const work = aWork();
const taskOf = (title: string, fields: Partial<Task> = {}) => aTask(work, { id: title, title, ...fields });
const abc = () => ['A', 'B', 'C'].map((title) => taskOf(title, { completed: title === 'B' }));

const expectRows = (...titles: readonly string[]) =>
  waitFor(() => {
    const rows = [...document.querySelectorAll<HTMLElement>('li[data-glides]')];
    expect(rows.map((row) => row.dataset['glides'])).toEqual(titles);
  });

const arrange = ({ store }: Pick<Shell, 'store'>, order: string, day = today) =>
  act(async () => void (await store.commit(orderChanges(testUser.id, day, order))));

const orderOf = async ({ store }: Pick<Shell, 'store'>) =>
  (await store.get(dayOrderOn(testUser.id, today))).records[0]?.order;

it('[WD6] [TD11] the tasks of an arranged day are in its order, open and done, else by creation', async () => {
  const { shell } = await openWorkDetail({ work, tasks: abc() });
  await expectRows('A', 'B', 'C');
  await arrange(shell, 'C other A B');
  await expectRows('C', 'A', 'B');
  await arrange(shell, '');
  await expectRows('A', 'B', 'C');
});

it('[WD6] [TD12] moving a task among those of the work keeps the places of all others of the day', async () => {
  const other = taskOf('Other');
  const { workId: _, ...inbox } = taskOf('X');
  const { shell, person } = await openWorkDetail({ work, tasks: [...abc(), other, inbox] });
  await arrange(shell, 'A X B C Other');
  await expectRows('A', 'B', 'C', 'Other');
  const [, tick] = screen.getAllByRole('button', { name: /^(Mark Done|Done)$/ });
  tick?.focus();
  await person.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expectRows('B', 'A', 'C', 'Other');
  expect(await orderOf(shell)).toBe('B X A C Other');
  await person.click(screen.getAllByRole('button', { name: 'Move task' })[3] ?? document.body);
  await person.click(await screen.findByRole('menuitem', { name: 'To the top' }));
  await expectRows('Other', 'B', 'A', 'C');
});

it('[TD12] on a past day nothing is moved', async () => {
  const tasks = ['A', 'B'].map((title) => taskOf(title, { date: yesterday }));
  const past = { ...work, startDate: yesterday };
  const { shell } = await openWorkDetail({ work: past, tasks, search: `?day=${yesterday}` });
  await arrange(shell, 'B A', yesterday);
  await expectRows('B', 'A');
  const [menu] = screen.getAllByRole('button', { name: 'Move task' });
  menu?.focus();
  fireEvent.keyDown(menu ?? document.body, { key: 'ArrowDown', altKey: true });
  fireEvent.click(menu ?? document.body);
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).not.toContain(
    'Move down',
  );
  await expectRows('B', 'A');
});

it('[TD11] an order that cannot be read hides no task, and the day cannot be arranged', async () => {
  const { person } = await openWorkDetail({
    work,
    tasks: abc(),
    around: (shell) => {
      const failing = withFault(shell);
      failing.fault.reads = true;
      const { watch } = failing.shell.store;
      const store = {
        ...shell.store,
        watch: ((query, next, fail) =>
          (query.collection === 'dayOrders' ? watch : shell.store.watch)(query, next, fail)) as typeof watch,
      };
      return { ...shell, store };
    },
  });
  await expectRows('A', 'B', 'C');
  await person.click(screen.getAllByRole('button', { name: 'Move task' })[1] ?? document.body);
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).not.toContain('Move up');
});
