// @vitest-environment jsdom
import { type Change, create, goalsOf, patch, remove, restore } from '@dayloom/data';
import { aGoal } from '@dayloom/testing';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TestFrame, testShell, type TestShell, testUser } from '@dayloom/testing/shell';
import { useSave } from './use-save.ts';

const { id, ...fields } = aGoal(testUser.id, { title: 'Swim' });
const titles = async ({ store }: TestShell) =>
  (await store.get(goalsOf(testUser.id))).records.map(({ title }) => title);

function saveIn(shell: TestShell, changes: readonly Change[], undo?: readonly Change[]) {
  const { result } = renderHook(useSave, {
    wrapper: ({ children }) => <TestFrame shell={shell}>{children}</TestFrame>,
  });
  const messages = { done: 'Goal updated successfully', failed: 'Failed to update goal' };
  return result.current(changes, { ...messages, ...(undo && { undo }) });
}

it("[TR2] an edit of a deleted record shows a warning, and 'Restore' restores it with the edit", async () => {
  const shell = await testShell({ seed: [create('goals', id, fields)] });
  await shell.store.commit([remove('goals', id)]);
  expect(await saveIn(shell, [patch('goals', id, { title: 'Dive' })])).toBe(true);
  expect(shell.shown).toMatchObject([
    {
      kind: 'warning',
      message: 'The goal was deleted meanwhile. The change was made, and Restore brings it back.',
    },
  ]);
  expect(await titles(shell)).toEqual([]);
  await shell.shown[0]?.restore?.();
  expect(await titles(shell)).toEqual(['Dive']);
});

it('[ER49] an edit of an existing record is shown as saved', async () => {
  const shell = await testShell({ seed: [create('goals', id, fields)] });
  expect(await saveIn(shell, [patch('goals', id, { title: 'Dive' })])).toBe(true);
  expect(shell.shown).toEqual([{ kind: 'success', message: 'Goal updated successfully' }]);
});

it("[TR1] only a delete's toast has a link to the trash", async () => {
  const shell = await testShell({ seed: [create('goals', id, fields)] });
  await saveIn(shell, [patch('goals', id, { title: 'Dive' })]);
  await saveIn(shell, [remove('goals', id)]);
  expect(shell.shown.map(({ toTrash }) => toTrash)).toEqual([undefined, true]);
});

it("[TR3] the toast lists the records that 'Undo' writes, so that it can close with them", async () => {
  const shell = await testShell({ seed: [create('goals', id, fields)] });
  await saveIn(shell, [remove('goals', id)], [restore('goals', id)]);
  expect(shell.shown).toMatchObject([{ records: [{ collection: 'goals', id }] }]);
});
