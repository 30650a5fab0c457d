import { entersRemembered } from '../support/signed-in.ts';
import { lostConnection } from '../support/lost-connection.ts';
import { Person } from '../support/person.ts';
import { addNote, editNote, notesIn, saved } from '../support/saving.ts';
import { expect, test } from '../support/test.ts';

test('[OF6] what is added, edited, deleted and brought back in one browser shows in another of the same user', async ({
  fresh,
  page,
  browser,
  product,
}) => {
  const elsewhere = await browser.newContext({ baseURL: product, locale: 'en-GB' });
  const other = await elsewhere.newPage();
  await entersRemembered(new Person(other, fresh));
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
  await elsewhere.close();
});

test('[OF7] a note edited on two devices while apart keeps both texts, on both of them', async ({
  fresh,
  page,
  context,
  browser,
  product,
  expectedMessages,
}) => {
  expectedMessages.push(...lostConnection);
  const elsewhere = await browser.newContext({ baseURL: product, locale: 'en-GB' });
  const other = await elsewhere.newPage();
  await entersRemembered(new Person(other, fresh));
  await page.goto('/notes');
  await addNote(page, 'Plan', 'The first words');
  await saved(page);
  await other.goto('/notes');
  await expect(notesIn(other)).toHaveCount(1);
  await saved(other);

  await context.setOffline(true);
  await elsewhere.setOffline(true);
  await editNote(page, 'Plan', 'Words of the laptop');
  await editNote(other, 'Plan', 'Words of the telephone');
  await context.setOffline(false);
  await saved(page);
  await elsewhere.setOffline(false);
  await saved(other);
  for (const device of [page, other]) {
    await expect(notesIn(device)).toHaveCount(2);
    await expect(notesIn(device).filter({ hasText: 'Words of the laptop' })).toHaveCount(1);
    await expect(notesIn(device).filter({ hasText: 'Words of the telephone' })).toHaveCount(1);
  }
  await page.reload();
  await expect(notesIn(page)).toHaveCount(2);
  await elsewhere.close();
});
