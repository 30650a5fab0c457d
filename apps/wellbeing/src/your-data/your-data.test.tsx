// @vitest-environment jsdom
import { worksOf } from '@dayloom/data';
import { notes, works } from '@dayloom/domain';
import { add, aNote, aWork } from '@dayloom/testing';
import { fillingStore, TestFrame, testShell, testUser, type TestShell } from '@dayloom/testing/shell';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilComplete } from './until-complete.ts';
import { YourData } from './your-data.tsx';

afterEach(cleanup);

/** The contents of the downloaded files. */
let files: Promise<string>[];
beforeEach(() => {
  files = [];
  URL.createObjectURL = (blob: Blob) => {
    files.push(blob.text());
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
});

const draw = (shell: TestShell) =>
  render(
    <TestFrame shell={shell}>
      <YourData />
    </TestFrame>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('[DO1] the export waits until this device has all records, and says so', async () => {
  const shell = await testShell({ seed: [add(works, aWork(testUser.id)), add(notes, aNote(testUser.id))] });
  const { store, complete } = fillingStore(shell.store);
  draw({ ...shell, store });
  await press('Export my data');
  await screen.findByText(/^Waiting for the rest of your records: 0 of \d+ kinds are here/);
  expect(files).toHaveLength(0);
  act(complete);
  await expect.poll(() => shell.shown.map(({ message }) => message)).toEqual(['Your data was exported']);
  const file = JSON.parse(await files[0]!) as { readonly records: Record<string, unknown[]> };
  expect(Object.keys(file.records)).toEqual(['works', 'notes']);
  expect(shell.shown[0]?.detail).toMatch(/^2 records in dayloom-2026-03-10\.json$/);
});

it('[DO1] a waiting export can be cancelled, and started again', async () => {
  const shell = await testShell();
  const { store, complete } = fillingStore(shell.store);
  draw({ ...shell, store });
  await press('Export my data');
  await screen.findByText(/^Waiting for the rest/);
  await press('Cancel');
  expect(screen.queryByText(/^Waiting for the rest/)).toBeNull();
  act(complete);
  await press('Export my data');
  await expect.poll(() => files.length).toBe(1);
});

it('[DO2] a file is previewed, and nothing is written before confirmation', async () => {
  const shell = await testShell({ seed: [add(works, aWork(testUser.id))] });
  draw(shell);
  await press('Export my data');
  await expect.poll(() => files.length).toBe(1);
  const other = await testShell();
  cleanup();
  draw(other);
  await press('Import data');
  const file = new File([await files[0]!], 'backup.json');
  await userEvent.upload(await screen.findByLabelText('File'), file);
  const row = await screen.findByRole('row', { name: /^Works/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['1', '–', '–']);
  const stored = async () => (await other.store.get(worksOf(testUser.id))).records.length;
  expect(await stored()).toBe(0);
  await press('Import');
  await expect.poll(stored).toBe(1);
  await expect.poll(() => other.shown.map(({ detail }) => detail)).toEqual(['1 added, 0 replaced']);
});

it('[DO2] a file is compared with the whole account: it waits for records that are loaded again', async () => {
  const shell = await testShell({ seed: [add(works, aWork(testUser.id))] });
  draw(shell);
  await press('Export my data');
  await expect.poll(() => files.length).toBe(1);
  cleanup();
  // The local copy is reloaded after the totals are known: the first response is empty and says so.
  let answers = 0;
  const snapshot: typeof shell.store.snapshot = async (kinds, next, work) => {
    answers += 1;
    if (answers === 1) return { isComplete: false };
    return shell.store.snapshot(kinds, next, work);
  };
  draw({ ...shell, store: { ...shell.store, snapshot } });
  await press('Import data');
  await userEvent.upload(await screen.findByLabelText('File'), new File([await files[0]!], 'backup.json'));
  await screen.findByText('Everything in this file is in your account already.');
  expect(answers).toBe(2);
});

it('[DO2] a file with records that cannot be written shows them, and is not imported', async () => {
  draw(await testShell());
  await press('Export my data');
  await expect.poll(() => files.length).toBe(1);
  const file = JSON.parse(await files[0]!) as object;
  const setAside = [{ collection: 'works', id: 'w1', fields: { title: 'x' } }];
  await press('Import data');
  const text = JSON.stringify({ ...file, setAside });
  await userEvent.upload(await screen.findByLabelText('File'), new File([text], 'backup.json'));
  await screen.findByText(/^1 record could not be written again.*: unreadable, or over a limit\./);
});

it('[DO1] a task that is already cancelled does not wait', async () => {
  const { store } = fillingStore((await testShell()).store);
  const run = { signal: AbortSignal.abort(new Error('Cancelled')), report: () => undefined };
  await expect(untilComplete(store, testUser.id, run)).rejects.toThrow('Cancelled');
});

it('[DO5] the account is deleted only after its own e-mail is typed', async () => {
  const shell = await testShell();
  draw(shell);
  await press('Delete account');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete account' }));
  const typed = dialog.getByLabelText('Your e-mail');
  const confirm = () => userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
  await confirm();
  await userEvent.type(typed, 'asha@example.org');
  await confirm();
  dialog.getByText('This is not the e-mail of your account.');
  expect(shell.isAccountDeleted()).toBe(false);
  await userEvent.clear(typed);
  await userEvent.type(typed, ` ${testUser.email.toUpperCase()} `);
  await confirm();
  expect(shell.isAccountDeleted()).toBe(true);
});
