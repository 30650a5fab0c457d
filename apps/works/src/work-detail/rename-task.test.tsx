// @vitest-environment jsdom
import { patch } from '@dayloom/data';
import { tasks } from '@dayloom/domain';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { button, field, longWork, stored, yesterday } from '../testing/day-tasks.ts';
import { withFault } from '../testing/faults.ts';
import { openWorkDetail } from '../testing/open-work-detail.tsx';
import { aTask, aWork } from '../testing/records.ts';

it('[WD11][ER49][DA32] a title is renamed in place, on a past day too, and validated as when adding', async () => {
  const work = longWork();
  const task = aTask(work, { title: 'Buy paint', date: yesterday });
  const { shell, person } = await openWorkDetail({ work, tasks: [task], search: `?day=${yesterday}` });
  await person.click(await button('Rename task'));
  const input = screen.getByLabelText('Task title');
  await person.clear(input);
  await person.keyboard('  {Enter}');
  expect([await stored(shell, task), shell.shown]).toEqual([[task], []]);
  await person.clear(input);
  await person.keyboard(' Buy white paint {Enter}');
  expect(await screen.findByText('Buy white paint')).toBeTruthy();
  expect(await stored(shell, task)).toEqual([{ ...task, title: 'Buy white paint' }]);
  await waitFor(() =>
    expect(shell.shown).toEqual([{ kind: 'success', message: 'Task updated successfully' }]),
  );
  expect(document.activeElement).toBe(await button('Rename task'));
});

it('[WD11][ER49][SH18] [NT8] Esc does not change the title and keeps the typed text as a draft; a failed rename keeps it as unsaved work', async () => {
  let broken: ReturnType<typeof withFault> | undefined;
  const work = aWork();
  const task = aTask(work, { title: 'Buy paint' });
  const { shell, person } = await openWorkDetail({
    work,
    tasks: [task],
    around: (real) => (broken = withFault(real)).shell,
  });
  await person.click(await button('Rename task'));
  await person.keyboard(' now');
  expect([...shell.unsaved]).toEqual(["the task's title"]);
  await person.keyboard('{Escape}');
  expect(screen.getByText('Buy paint')).toBeTruthy();
  expect([...shell.unsaved]).toEqual([]);
  broken!.fault.writes = true;
  await person.click(await button('Rename task'));
  expect(await screen.findByText(/^Draft kept/)).toBeTruthy();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(shell.shown).toEqual([{ kind: 'error', message: 'Failed to update task' }]));
  expect(screen.getByLabelText<HTMLInputElement>('Task title').value).toBe('Buy paint now');
  expect([...shell.unsaved]).toEqual(["the task's title"]);
});

it('[OF7] [DA36] a rename without a change of its own shows the title from elsewhere', async () => {
  const work = aWork();
  const task = aTask(work, { title: 'Buy paint' });
  const { shell, person } = await openWorkDetail({ work, tasks: [task] });
  await person.click(await button('Rename task'));
  const input = () => screen.getByLabelText<HTMLInputElement>('Task title').value;
  await shell.store.commit([patch(tasks, task.id, { title: 'Buy white paint' })]);
  await waitFor(() => expect(input()).toBe('Buy white paint'));
  expect([...shell.unsaved]).toEqual([]);
  await person.keyboard(' now');
  await shell.store.commit([patch(tasks, task.id, { title: 'Buy red paint' })]);
  expect(input()).toBe('Buy white paint now');
});

it('[SH18] [NT8] [WD4] selecting another day keeps the text of a rename as a draft; a new task stays in its field', async () => {
  const work = aWork();
  const { shell, person } = await openWorkDetail({ work, tasks: [aTask(work, { title: 'Buy paint' })] });
  await person.type(field(), 'Buy brushes');
  await person.click(await button('Next day'));
  await waitFor(() => expect(screen.queryByText('Buy paint')).toBeNull());
  expect([shell.asked, field().value]).toEqual([[], 'Buy brushes']);
  await person.click(await button('Previous day'));
  await person.click(await button('Rename task'));
  await person.keyboard(' now');
  await person.click(screen.getByRole('button', { current: 'date' }));
  fireEvent.keyDown(screen.getByLabelText('Task title'), { key: 'Escape', isComposing: true });
  fireEvent.keyDown(screen.getByLabelText('Task title'), { key: 'Escape', keyCode: 229 });
  expect([shell.asked, screen.getByLabelText<HTMLInputElement>('Task title').value]).toEqual([
    [],
    'Buy paint now',
  ]);
  await person.click(await button('Next day'));
  await waitFor(() => expect(screen.queryByLabelText('Task title')).toBeNull());
  expect(shell.asked).toEqual([]);
  await person.click(await button('Previous day'));
  await person.click(await button('Rename task'));
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Task title').value).toBe('Buy paint now'),
  );
});

it('[DA36] saving an unchanged title does not overwrite a change from elsewhere', async () => {
  const work = aWork();
  const task = aTask(work, { title: 'Buy paint' });
  const { shell, person } = await openWorkDetail({ work, tasks: [task] });
  await person.click(await button('Rename task'));
  await shell.store.commit([patch(tasks, task.id, { title: 'Buy white paint' })]);
  await person.keyboard('{Enter}');
  expect(await screen.findByText('Buy white paint')).toBeTruthy();
  expect([await stored(shell, task), shell.shown]).toEqual([[{ ...task, title: 'Buy white paint' }], []]);
});

it('[WD11] a press on the title opens it for renaming', async () => {
  const work = aWork();
  const { person } = await openWorkDetail({ work, tasks: [aTask(work, { title: 'Buy paint' })] });
  await person.click(await screen.findByText('Buy paint'));
  expect(screen.getByLabelText<HTMLInputElement>('Task title').value).toBe('Buy paint');
  expect(document.activeElement).toBe(screen.getByLabelText('Task title'));
});
