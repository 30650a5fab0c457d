import { fillStorage } from '../support/full-storage.ts';
import { expect, signedIn, test } from '../support/own-project.ts';
import { notesIn } from '../support/saving.ts';

test('[OF8] with storage full a list that never was on this device is told as not loaded, never as empty, and what is here can be read', async ({
  page,
  own,
  expectedMessages,
}) => {
  expectedMessages.push(/A server answer could not be stored/, /Failed to fetch notes/);
  const person = await signedIn(page, { sample: true });
  await page.goto('/');
  await person.sees('Weekend in Lisbon');
  const makeRoom = await fillStorage(page, own.url);

  await page.goto('/notes');
  await person.sees('Failed to fetch notes');
  await expect(page.getByText('No notes yet')).toHaveCount(0);
  await page.goto('/');
  await person.sees('Weekend in Lisbon');

  await page.goto('/notes');
  await person.sees('Failed to fetch notes');
  await makeRoom();
  await person.press('Retry');
  await expect(notesIn(page)).toHaveCount(5);
});
