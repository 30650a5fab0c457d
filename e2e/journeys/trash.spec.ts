import { endWord, shortcutsAreReady, pressByKey } from '../support/keyboard.ts';
import { signedInAt } from '../support/signed-in-at.ts';
import { storedIds } from '../support/stored.ts';
import { expect, test } from '../support/test.ts';
import { untilMessage } from '../support/until-message.ts';

test("[TR1, TR2, SH13] a delete's toast leads to the trash, which restores the note as it was @gate", async ({
  page,
}) => {
  const person = await signedInAt(page, '2020-11-18T12:00+01:00', { sample: true });
  await page.goto('/notes');
  const note = page.getByRole('heading', { name: 'Books people praised' });
  await note.waitFor();
  const before = await storedIds(page, person.id, 'notes');
  await page
    .getByRole('listitem')
    .filter({ has: note })
    .getByRole('button', { name: /^Delete/ })
    .click();
  await person.sees('Note deleted successfully');
  await page.getByRole('region', { name: 'Messages' }).getByRole('link', { name: 'Trash' }).click();
  await expect(page).toHaveURL(/\/trash$/);
  const row = page.getByRole('listitem').filter({ hasText: 'Books people praised' });
  await expect(row).toContainText('Note · 30 days left');
  await row.getByRole('button', { name: 'Restore' }).click();
  await person.sees('Trash is empty');
  await page.goBack();
  await note.waitFor();
  expect(await storedIds(page, person.id, 'notes')).toEqual(before);
});

test('[TR1, TR3, KA8] with the keyboard alone: from the profile, j and Space select records, and permanent deletion removes them', async ({
  page,
}) => {
  const person = await signedInAt(page, '2020-11-18T12:00+01:00', { sample: true });
  await page.goto('/goals');
  const removals = page.getByRole('button', { name: 'Delete goal' });
  await removals.first().waitFor();
  const goals = await removals.count();
  for (const left of [goals - 1, goals - 2]) {
    await removals.last().click();
    await expect(removals).toHaveCount(left);
  }
  await page.goto('/profile');
  await page.getByRole('link', { name: /^Trash/ }).click();
  const boxes = page.getByRole('list', { name: 'Deleted items' }).getByRole('checkbox');
  await expect(boxes).toHaveCount(2);
  await shortcutsAreReady(page);
  await page.keyboard.press('j');
  await expect(boxes.first()).toBeFocused();
  await page.keyboard.press('j');
  await endWord(page);
  await page.keyboard.press('Space');
  await person.sees('1 selected');
  await page.getByRole('button', { name: 'Delete for good' }).last().press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete 1 item for good?' });
  await untilMessage(page, '1 item deleted for good', () =>
    dialog.getByRole('button', { name: 'Delete for good' }).press('Enter'),
  );
  await expect(boxes).toHaveCount(1);
  await expect(boxes).toBeFocused();
  await pressByKey(page.getByRole('button', { name: 'Empty trash' }));
  await page
    .getByRole('dialog', { name: 'Empty the trash of 1 item?' })
    .getByRole('button', { name: 'Empty trash' })
    .press('Enter');
  await person.sees('Trash is empty');
  expect(await storedIds(page, person.id, 'hidden')).toEqual([]);
});
