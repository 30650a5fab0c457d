// @vitest-environment jsdom
import { goalsOf, notesOf, patch, remove, restore } from '@dayloom/data';
import {
  checkGoalDraft,
  draftOfGoal,
  type Goal,
  type GoalDraft,
  type GoalField,
  goals,
  newGoalDraft,
  type PlanDay,
} from '@dayloom/domain';
import type { RecordForm } from '@dayloom/platform';
import { add, aGoal } from '@dayloom/testing';
import { closed, dialog, field, fill, press } from '@dayloom/testing/dialog-form';
import { TestFrame, testUser } from '@dayloom/testing/shell';
import { shellWithFault } from '@dayloom/testing/shell-with-fault';
import { DateField, TextField } from '@dayloom/ui';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { fieldOf } from './field-of.ts';
import { RecordDialog } from './record-dialog.tsx';

afterEach(cleanup);

const stored = { ...aGoal(testUser.id), id: 'a', title: 'Read', deadline: '2026-05-01' as PlanDay };

function Fields({ form }: { readonly form: RecordForm<GoalDraft, GoalField> }) {
  const fieldNamed = fieldOf(form);
  return (
    <>
      <TextField {...fieldNamed('title')} label="Title" />
      <TextField {...fieldNamed('description')} label="Description" />
      <DateField {...fieldNamed('deadline')} label="Deadline (Optional)" />
    </>
  );
}

interface ScreenProps {
  readonly goal: Goal | undefined;
  readonly whyNoWrite?: () => string | undefined;
  readonly isReadOnly?: boolean;
}

function Screen({ goal, ...props }: ScreenProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && (
        <RecordDialog
          {...props}
          kind={goals}
          record={goal}
          draftOf={draftOfGoal}
          initial={goal ? draftOfGoal(goal) : newGoalDraft()}
          check={checkGoalDraft}
          defaults={{ completed: false }}
          toastsInvalid
          onClose={() => setOpen(false)}
        >
          {(form) => <Fields form={form} />}
        </RecordDialog>
      )}
    </>
  );
}

async function open(props: ScreenProps) {
  const world = await shellWithFault({ seed: [add(goals, stored)] });
  render(
    <TestFrame shell={world.shell} at="/">
      <Screen {...props} />
    </TestFrame>,
  );
  const reopen = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await reopen();
  return {
    ...world,
    reopen,
    messages: () => world.shell.shown.map(({ message }) => message),
    others: async () =>
      (await world.shell.store.get(goalsOf(testUser.id))).records.filter(({ id }) => id !== 'a'),
    goal: async () =>
      (await world.shell.store.get(goalsOf(testUser.id))).records.find(({ id }) => id === 'a'),
  };
}

const openAdd = (props: Partial<ScreenProps> = {}) => open({ ...props, goal: undefined });
const openEdit = () => open({ goal: stored });
const fillAll = () => {
  fill('Title', 'Run');
  fill('Description', 'Far');
};

describe('the dialog that adds a record', () => {
  it('[ER37] [SH18] adds it, shows a toast, and has no unsaved changes any more', async () => {
    const { shell, others, messages } = await openAdd();
    expect(screen.getByRole('dialog', { name: 'Add Goal' })).toBeTruthy();
    fillAll();
    expect([...shell.unsaved]).toEqual(['the goal']);
    await press('Add Goal');
    await closed();
    expect(await others()).toMatchObject([{ title: 'Run', userId: testUser.id, completed: false }]);
    expect([messages(), [...shell.unsaved]]).toEqual([['Goal added successfully'], []]);
  });

  it('[OF11] creates one record no matter how often its button is pressed', async () => {
    const { others } = await openAdd();
    fillAll();
    const submit = dialog().getByRole('button', { name: 'Add Goal' });
    for (let times = 0; times < 3; times += 1) fireEvent.click(submit);
    await closed();
    expect(await others()).toHaveLength(1);
  });

  it('[ER37] [OF11] keeps its input when the save fails, and saving again creates one record', async () => {
    const world = await openAdd();
    fillAll();
    world.break();
    await press('Add Goal');
    await waitFor(() => expect(world.messages()).toEqual(['Failed to add goal']));
    expect(field('Title').value).toBe('Run');
    world.mend();
    await press('Add Goal');
    await closed();
    expect(await world.others()).toHaveLength(1);
  });

  it.each(['Add Goal', 'Cancel'])(
    "[ER40] the toast of an invalid form disappears with '%s'",
    async (name) => {
      const { shell, messages, others } = await openAdd();
      await press('Add Goal');
      expect([messages(), shell.takenBack]).toEqual([['Please fill in all required fields'], []]);
      expect([document.activeElement, await others()]).toEqual([field('Title'), []]);
      fillAll();
      await press(name);
      await closed();
      expect(shell.takenBack).toEqual(['Please fill in all required fields']);
    },
  );

  it('[LM8] [ER40] an incomplete date is reported at its field, before missing fields', async () => {
    const { messages, others } = await openAdd();
    fill('Title', 'Run');
    Object.defineProperty(field('Deadline (Optional)'), 'validity', { value: { badInput: true } });
    await press('Add Goal');
    expect(messages()).toEqual(['Deadline is not a valid date']);
    expect(dialog().getByText('Deadline is not a valid date')).toBeTruthy();
    expect(await others()).toEqual([]);
  });

  it('[NT8] Esc keeps the typed text as a draft, Cancel discards it and offers to restore it', async () => {
    const { shell, reopen, messages } = await openAdd();
    fill('Title', 'Run');
    await userEvent.keyboard('{Escape}');
    await closed();
    await reopen();
    await waitFor(() => expect(field('Title').value).toBe('Run'));
    expect(dialog().getByText(/^Draft kept/)).toBeTruthy();
    await press('Cancel');
    expect(messages()).toEqual(['Draft dropped']);
    await shell.shown[0]?.undo?.();
    await reopen();
    await waitFor(() => expect(field('Title').value).toBe('Run'));
  });

  it('[TT13] checks before each save whether the record may be written', async () => {
    const { messages, others } = await openAdd({ whyNoWrite: () => 'Not on past days' });
    fillAll();
    await press('Add Goal');
    await waitFor(() => expect(messages()).toEqual(['Not on past days']));
    expect([field('Title').value, await others()]).toEqual(['Run', []]);
  });

  it('[TT11] cannot be submitted, and keeps no draft, while it is read-only', async () => {
    const { shell } = await openAdd({ isReadOnly: true });
    expect(dialog().getByRole<HTMLButtonElement>('button', { name: 'Add Goal' }).disabled).toBe(true);
    fill('Title', 'Run');
    await press('Cancel');
    await closed();
    expect(await shell.store.drafts.under('goal/')).toEqual([]);
  });
});

describe('the dialog that edits a record', () => {
  it('[ER49] writes only changed fields, and removes an optional field that was cleared', async () => {
    const { goal, messages } = await openEdit();
    fill('Title', 'Read more');
    fill('Deadline (Optional)', '');
    await press('Save Changes');
    await closed();
    const { deadline: _, ...rest } = stored;
    expect(await goal()).toEqual({ ...rest, title: 'Read more' });
    expect(messages()).toEqual(['Goal updated successfully']);
  });

  it('[DA36] closes without a write when nothing was changed', async () => {
    const { goal, messages } = await openEdit();
    await press('Save Changes');
    await closed();
    expect([await goal(), messages()]).toEqual([stored, []]);
  });

  it('[DA36] [OF7] keeps changes made elsewhere, and both long texts', async () => {
    const { shell, goal } = await openEdit();
    fill('Description', 'My words');
    await shell.store.commit([patch('goals', 'a', { title: 'Their title', description: 'Their words' })]);
    await press('Save Changes');
    await closed();
    expect(await goal()).toMatchObject({ title: 'Their title', description: 'My words' });
    const { records } = await shell.store.get(notesOf(testUser.id));
    expect(records.map(({ title, content }) => [title, content])).toEqual([
      ['Their title (edited elsewhere)', 'Their words'],
    ]);
  });

  it('[OF7] without a change of its own shows what was changed elsewhere, and an edit of that keeps no second text', async () => {
    const { shell, goal } = await openEdit();
    await shell.store.commit([patch('goals', 'a', { title: 'Their title', description: 'Their words' })]);
    await waitFor(() => expect(field('Title').value).toBe('Their title'));
    expect([field('Description').value, [...shell.unsaved]]).toEqual(['Their words', []]);
    fill('Description', 'Their words and mine');
    await press('Save Changes');
    await closed();
    expect(await goal()).toMatchObject({ title: 'Their title', description: 'Their words and mine' });
    expect((await shell.store.get(notesOf(testUser.id))).records).toEqual([]);
  });

  it('[ER49] [SH18] a failed save shows an error, and keeps the input', async () => {
    const world = await openEdit();
    fill('Title', 'Another');
    world.break();
    await press('Save Changes');
    await waitFor(() => expect(world.messages()).toEqual(['Failed to update goal']));
    expect([field('Title').value, [...world.shell.unsaved]]).toEqual(['Another', ['the goal']]);
  });

  it('[OF7] [NT8] says that the record was deleted elsewhere, and a saved edit can be restored', async () => {
    const { shell, goal } = await openEdit();
    fill('Title', 'Typed meanwhile');
    await shell.store.commit([remove('goals', 'a')]);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This goal was deleted meanwhile. What you typed is kept: save it and restore the goal, or copy it.',
    );
    expect(field('Title').value).toBe('Typed meanwhile');
    await press('Save Changes');
    await closed();
    expect(shell.shown).toMatchObject([{ kind: 'warning' }]);
    await shell.store.commit([restore('goals', 'a')]);
    expect((await goal())?.title).toBe('Typed meanwhile');
  });
});
