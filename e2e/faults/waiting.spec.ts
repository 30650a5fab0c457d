import { expect, test } from '../support/breakable-test.ts';

test("[MO2, MO3] one press on 'Try again' loads every widget that waits for a file without a response", async ({
  fresh,
  page,
  breakable,
  expectedMessages,
}) => {
  expectedMessages.push(/cannot be (?:loaded|planned)/, /Federation Runtime/, /preload/i);
  breakable.breakModule('planner', { hang: true }, 'entry');
  await page.goto('/', { waitUntil: 'commit' });
  const cards = page.getByText('This part is not available yet: it is still loading.');
  await expect(cards).toHaveCount(3);
  breakable.mend();
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await fresh.sees('No weekly goals set');
  await expect(cards).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});
