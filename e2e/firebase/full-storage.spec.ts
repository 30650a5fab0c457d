import { putRecords } from '../../testing/seed/emulated-firestore.mjs';
import { fillStorage, limitStorage } from '../support/full-storage.ts';
import { expect, type OwnProject, type Page, signedIn, test } from '../support/own-project.ts';
import type { Person } from '../support/person.ts';
import { indicator, notesIn, saved } from '../support/saving.ts';
import { accountOnServer, entersRemembered } from '../support/signed-in.ts';

const longWait = { timeout: 90_000 };

/** Adds forty notes of 48,000 characters on another device. */
const addLargeNotes = ({ emulators }: OwnProject, { id: userId }: Person) =>
  putRecords(
    emulators.records,
    Array.from({ length: 40 }, (_, index) => ({
      collection: 'notes',
      id: `large-${index}`,
      fields: {
        userId,
        title: `Large ${index + 1}`,
        content: 'Many words. '.repeat(4_000),
        createdAt: new Date(Date.now() - 60_000 + index).toISOString(),
      },
    })),
  );

async function expectNoRoomMessage(page: Page, person: Person) {
  await expect(indicator(page)).toHaveText('Needs attention', longWait);
  await indicator(page).click();
  await person.sees('This browser has no room left for all of your records.');
  await page.keyboard.press('Escape');
}

test('[OF8, DA35] a device without room for the records says so and shows no list as empty, and loads them when it has room', async ({
  page,
  own,
}) => {
  const { person } = await accountOnServer(page, { works: 8 });
  await addLargeNotes(own, person);
  const makeRoom = await limitStorage(page, own.url, 1_500_000);
  await entersRemembered(person);
  await page.goto('/notes');
  await expectNoRoomMessage(page, person);
  await expect(page.getByText('No notes yet')).toHaveCount(0);
  await page.goto('/dashboard');
  await person.sees('Seeded work 8');

  await makeRoom();
  await page.goto('/notes');
  await person.sees('Large 40');
  await saved(page);
});

test('[OF8] with full storage the records on this device are shown, and records from elsewhere wait for room', async ({
  page,
  own,
}) => {
  const person = await signedIn(page, { sample: true });
  await page.goto('/notes');
  await expect(notesIn(page)).toHaveCount(5);
  await saved(page);
  const makeRoom = await fillStorage(page, own.url);
  await addLargeNotes(own, person);
  await expectNoRoomMessage(page, person);
  await page.reload();
  await person.sees('Books people praised');
  await page.goto('/');
  await person.sees('Weekend in Lisbon');

  await makeRoom();
  await page.goto('/notes');
  await person.sees('Large 40');
  await saved(page);
});
