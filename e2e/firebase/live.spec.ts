import { onAnotherDevice } from '../support/another-device.ts';
import { lostConnection } from '../support/lost-connection.ts';
import { addNote, editNote, notesIn, saved } from '../support/saving.ts';
import { expect, test } from '../support/test.ts';

test('[OF6] records added, edited, deleted and restored in one browser show in another of the same user @gate', async ({
  fresh,
  page,
  browser,
  product,
}) => {
  const other = await onAnotherDevice(browser, product, fresh);
  await page.goto('/notes');
  await other.goto('/notes');
  await expect(other.getByText('No notes yet').first()).toBeVisible();

  await addNote(page, 'Letter', 'Dear Mira');
  await expect(notesIn(other)).toHaveText([/Letter.*Dear Mira/s]);
  await editNote(other, 'Letter', 'Dear Leon');
  await expect(notesIn(page)).toHaveText([/Letter.*Dear Leon/s]);
  await page.getByRole('button', { name: 'Delete note' }).click();
  await expect(notesIn(other)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(notesIn(other)).toHaveText([/Letter.*Dear Leon/s]);
  await saved(page);
  await saved(other);
  await other.context().close();
});

test('[OF7] a note edited on two disconnected devices keeps both texts on both of them', async ({
  fresh,
  page,
  context,
  browser,
  product,
  expectedMessages,
}) => {
  expectedMessages.push(...lostConnection);
  const other = await onAnotherDevice(browser, product, fresh);
  await page.goto('/notes');
  await addNote(page, 'Plan', 'The first words');
  await saved(page);
  await other.goto('/notes');
  await expect(notesIn(other)).toHaveCount(1);
  await saved(other);

  await context.setOffline(true);
  await other.context().setOffline(true);
  await editNote(page, 'Plan', 'Words of the laptop');
  await editNote(other, 'Plan', 'Words of the telephone');
  await context.setOffline(false);
  await saved(page);
  await other.context().setOffline(false);
  await saved(other);
  for (const device of [page, other]) {
    await expect(notesIn(device)).toHaveCount(2);
    await expect(notesIn(device).filter({ hasText: 'Words of the laptop' })).toHaveCount(1);
    await expect(notesIn(device).filter({ hasText: 'Words of the telephone' })).toHaveCount(1);
  }
  await page.reload();
  await expect(notesIn(page)).toHaveCount(2);
  await other.context().close();
});

test('[CK1, CK2, CK3] a focus session started on one device runs on the other, is stopped there, and is one session on both', async ({
  fresh,
  page,
  browser,
  product,
}) => {
  const other = await onAnotherDevice(browser, product, fresh);
  await other.goto('/timer?tab=stopwatch');
  await expect(other.getByText('No sessions yet')).toBeVisible();
  await page.goto('/timer?tab=stopwatch');
  await page.getByRole('button', { name: 'Start', exact: true }).click();

  await expect(other.getByRole('timer')).toHaveText(/^00:0[1-9]$/);
  await other.getByRole('button', { name: 'Stop', exact: true }).click();
  for (const device of [page, other]) {
    await expect(device.getByRole('timer')).toHaveText('00:00');
    await expect(device.getByRole('list', { name: 'Latest sessions' }).getByRole('listitem')).toHaveCount(1);
  }
  await saved(page);
  await saved(other);
  await other.context().close();
});
