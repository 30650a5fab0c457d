import { untilKept } from '../support/kept.ts';
import { expect, signedIn, test } from '../support/own-project.ts';
import { addNote, indicator, notesIn } from '../support/saving.ts';
import { everythingHere } from '../support/stored.ts';

test.use({ serviceWorkers: 'allow' });

test('[OF1] after one visit the product starts without its server and Firestore, with all records and offline changes', async ({
  page,
  context,
  own,
  expectedMessages,
}) => {
  expectedMessages.push(/The live registry cannot be used/);
  const person = await signedIn(page, { works: 5 });
  await page.goto('/');
  await person.sees('Seeded work 5');
  await everythingHere(page, person.id);
  await untilKept(page);
  await page.close();
  await own.stopServer();
  own.line.cut();
  await context.setOffline(true);

  const later = await context.newPage();
  await later.goto('/dashboard');
  await expect(later.getByRole('list', { name: 'Works' }).getByRole('listitem')).toHaveCount(5);
  await expect(indicator(later)).toHaveText(/^Offline, as of .+$/, { timeout: 45_000 });
  await later.goto('/notes');
  await addNote(later, 'Written in the tunnel');
  await later.reload();
  await expect(notesIn(later).first()).toContainText('Written in the tunnel');
  await expect(indicator(later)).toHaveText('Offline, 1 change waiting', { timeout: 45_000 });
});
