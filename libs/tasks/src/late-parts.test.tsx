// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { stepsAndNote } from './late-steps-and-note.ts';
import { openTasks, taskOf } from './testing/open-tasks.tsx';

it('[SH19] [WD24] on paper a task has its steps and its note below the title, on the screen neither', async () => {
  await stepsAndNote.load();
  const steps = 'a x Sand it\nb - Two coats';
  await openTasks({ tasks: [taskOf('Fence', { steps, note: 'Green,\nnot blue' }), taskOf('Roof')] });
  const row = (await screen.findByText('Fence')).closest('li');
  expect(row?.textContent).not.toContain('Two coats');
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect([...(row?.querySelectorAll('li, p') ?? [])].map(({ textContent }) => textContent)).toEqual([
    '☑ Sand it',
    '☐ Two coats',
    'Green,\nnot blue',
  ]);
  act(() => void dispatchEvent(new Event('afterprint')));
  expect(row?.textContent).not.toContain('Two coats');
});
