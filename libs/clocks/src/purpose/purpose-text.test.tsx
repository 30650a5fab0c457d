// @vitest-environment jsdom
import { tasks, works } from '@dayloom/domain';
import type { Purpose } from '@dayloom/domain/clocks';
import { type AddressParams, addressOf } from '@dayloom/platform';
import { add, aTask, aWork } from '@dayloom/testing';
import { TestFrame, testShell, testUser } from '@dayloom/testing/shell';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PurposeText } from './purpose-text.tsx';
import { useLivePurpose } from './use-live-purpose.ts';

afterEach(cleanup);

const Shown = ({ purpose }: { readonly purpose: Purpose }) => <PurposeText {...useLivePurpose(purpose)} />;

async function show(purpose: Purpose) {
  const task = aTask(testUser.id, { id: 'copy', title: 'Write the copy', workId: 'website', note: 'Short' });
  const shell = await testShell({
    seed: [add(works, aWork(testUser.id, { id: 'website' })), add(tasks, task)],
  });
  const intent = (id: string, params?: AddressParams) =>
    addressOf(id === 'open-work' ? '/work/:id' : '/today', params);
  render(
    <TestFrame shell={{ ...shell, navigation: { ...shell.navigation, intent } }}>
      <Shown purpose={purpose} />
    </TestFrame>,
  );
}

it('[FT17] a task that lives is a link to it with its title of today', async () => {
  await show({ taskId: 'copy', workId: 'website', about: 'Old title' });
  const link = await screen.findByRole('link', { name: 'Write the copy' });
  expect(link.getAttribute('href')).toContain('/work/website');
  expect(link.getAttribute('href')).toContain('task=copy');
});

it('[FT17] a task that is gone is its last known title, as text', async () => {
  await show({ taskId: 'gone', about: 'Old title' });
  expect(await screen.findByText('Old title')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Old title' })).toBeNull();
});
