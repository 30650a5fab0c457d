import type { Locator, Page } from '@playwright/test';
import { pressByKey, pressThrice } from '../support/keyboard.ts';
import { untilSynced } from '../support/log-out.ts';
import { openSampleWork } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';
import { deleteFirstNote, deleted, messages, toast } from '../support/toasts.ts';

/** Milliseconds that the message stays. A test may set the animation of its bar, which is its timer. */
const clockOf = (message: Locator) =>
  message.evaluate((element) =>
    element
      .getAnimations({ subtree: true })
      .map(({ effect }) => effect?.getTiming().duration)
      .findLast((time) => Number(time) >= 1_000),
  );
const setClock = (message: Locator, time: number) =>
  message.evaluate((element, now) => {
    for (const animation of element.getAnimations({ subtree: true }))
      if (Number(animation.effect?.getTiming().duration) >= 1_000) animation.currentTime = now;
  }, time);

async function drag(page: Page, message: Locator, share: number) {
  const box = (await message.boundingBox())!;
  const [x, y] = [box.x + 40, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const step of [0.25, 0.5, 0.75, 1]) await page.mouse.move(x + box.width * share * step, y);
  await page.mouse.up();
  await page.mouse.move(10, 300);
}

test('[SH9, SH12, SH13, ER20] the message of a delete stays at bottom right for ten seconds across screens, and Undo restores the record once', async ({
  seeded,
  page,
}) => {
  const address = await openSampleWork(page);
  const description = await page.getByText(/Trains from the airport/).textContent();
  await seeded.press('More actions');
  await page.getByRole('menuitem', { name: 'Delete Work' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  const message = toast(page, 'Work deleted successfully');
  await expect(message.getByRole('button', { name: 'Undo' })).toBeVisible();
  const box = (await message.boundingBox())!;
  const { width, height } = page.viewportSize()!;
  expect(width - box.x - box.width).toBeLessThan(40);
  expect(height - box.y - box.height).toBeLessThan(40);
  await page.mouse.move(10, 300);
  expect(await clockOf(message)).toBe(10_000);

  for (const name of ['Notes', 'Profile']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(message).toBeVisible();
  }
  const undo = message.getByRole('button', { name: 'Undo' });
  // The mouse pauses its timer.
  await undo.hover();
  await setClock(message, 9_900);
  await pressThrice(undo);
  await expect(message).toHaveCount(0);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Weekend in Lisbon' })).toBeVisible();
  await expect(page.getByText(description!)).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByText('Weekend in Lisbon', { exact: true })).toHaveCount(1);
});

test('[SH11, SH12] a message disappears automatically: after 5 seconds, or after 10 with Undo', async ({
  seeded,
  page,
}) => {
  await page.goto('/notes');
  await seeded.sees('Books people praised');
  const withUndo = await deleteFirstNote(page);
  expect(await clockOf(withUndo)).toBe(10_000);
  await setClock(withUndo, 9_900);
  await expect(withUndo).toHaveCount(0);

  await untilSynced(page);
  await seeded.openAccountMenu();
  await seeded.press('Log out');
  await page.mouse.move(10, 300);
  const plain = toast(page, 'Successfully signed out!');
  expect(await clockOf(plain)).toBe(5_000);
  await setClock(plain, 4_900);
  await expect(plain).toHaveCount(0);
});

test('[SH11] a drag past 80 percent of its width dismisses a message, a shorter one lets it spring back', async ({
  seeded,
  page,
}) => {
  await page.goto('/notes');
  await seeded.sees('Books people praised');
  const message = await deleteFirstNote(page);
  const before = await message.boundingBox();
  await drag(page, message, 0.7);
  await expect.poll(async () => (await message.boundingBox())?.x).toBe(before?.x);
  await expect(message).toBeVisible();
  await drag(page, message, 0.9);
  await expect(message).toHaveCount(0);
});

test('[SH10] messages look dark in the dark theme and light in the three others', async ({
  seeded,
  page,
}) => {
  await page.goto('/notes');
  await seeded.sees('Books people praised');
  const message = await deleteFirstNote(page);
  await message.getByRole('button', { name: 'Undo' }).focus();
  const brightness = () =>
    message.evaluate((element) => {
      const canvas = document.createElement('canvas').getContext('2d')!;
      canvas.fillStyle = getComputedStyle(element).backgroundColor;
      canvas.fillRect(0, 0, 1, 1);
      return Math.max(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3));
    });
  await seeded.openAccountMenu();
  for (const [name, isDark] of [
    ['Light', false],
    ['Dark', true],
    ['Cute', false],
    ['Nature', false],
  ] as const) {
    await page.getByRole('group', { name: 'Account', exact: true }).getByRole('radio', { name }).check();
    await expect.poll(async () => (await brightness()) < 100, name).toBe(isDark);
  }
});

test('[SH9, KA4] above an open dialog a message can be pressed, and with reduced motion its time is the same', async ({
  seeded,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/notes');
  await seeded.sees('Books people praised');
  const message = await deleteFirstNote(page);
  expect(await clockOf(message)).toBe(10_000);
  await setClock(message, 5_000);
  const bar = message.getByRole('progressbar', { includeHidden: true });
  await expect(bar).toHaveCSS('transform', 'none');
  await expect(bar).toHaveCSS('opacity', '0');
  await page.getByRole('button', { name: 'Add Note' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await message.getByRole('button', { name: 'Undo' }).click();
  await expect(message).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listitem').filter({ hasText: 'Lisbon' })).toHaveCount(1);
});

test('[SH9, SH17] with more than three messages a line shows their number and opens all; above the sheet of an open dialog only one is shown', async ({
  seeded,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/notes');
  await seeded.sees('Books people praised');
  for (let note = 0; note < 4; note += 1)
    await pressByKey(page.getByRole('button', { name: 'Delete note' }).first());
  const shown = messages(page).getByRole('status').filter({ visible: true });
  await expect(messages(page).getByText(deleted)).toHaveCount(4);
  await expect(shown).toHaveCount(1);
  const line = page.getByRole('button', { name: '4 messages' });
  await line.click();
  await expect(shown).toHaveCount(4);
  await expect(messages(page).getByRole('button', { name: 'Undo' }).filter({ visible: true })).toHaveCount(4);
  await line.click();
  await expect(shown).toHaveCount(1);
  await page.getByRole('button', { name: 'Add Note' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Add Note' });
  await expect(shown).toHaveCount(1);
  await expect
    .poll(async () => {
      const [message, under] = [await shown.boundingBox(), await sheet.boundingBox()];
      return message!.y >= 0 && message!.y + message!.height <= under!.y;
    })
    .toBe(true);
});

test('[ER9, AU13] a reset that cannot be sent says so and the dialog stays open with its e-mail', async ({
  visitor,
  page,
  expectedMessages,
}) => {
  expectedMessages.push(
    /Failed to load resource/,
    /Failed to send reset email/,
    /cannot be loaded/,
    /Loading chunk/,
  );
  // The account service itself cannot be reached.
  await page.route(/backend-(?:local|firebase).*\.js/, (route) => route.abort('connectionrefused'));
  await page.goto('/login');
  await visitor.press('Forgot Password');
  const dialog = page.getByRole('dialog', { name: 'Forgot Password' });
  const email = dialog.getByLabel('Email');
  await dialog.getByRole('button', { name: 'Send reset e-mail' }).click();
  await expect(email).toHaveAccessibleDescription('Email is required');
  await expect(messages(page).getByRole('alert')).toHaveCount(0);
  await email.fill(visitor.email);
  await dialog.getByRole('button', { name: 'Send reset e-mail' }).click();
  const sentence = 'Failed to send reset email. Please check the email address.';
  await expect(messages(page).getByText(sentence)).toBeVisible();
  await expect(email).toHaveAccessibleDescription(sentence);
  await expect(email).toHaveValue(visitor.email);
});

test("[KA14] Ctrl+Z presses the newest 'Undo', which alone names the key, and then the one before", async ({
  seeded,
  page,
}) => {
  await page.goto('/notes');
  await seeded.sees('Books people praised');
  // Two quick presses on one spot count once.
  await page.getByRole('button', { name: 'Delete note' }).first().click();
  await page.getByRole('button', { name: 'Delete note' }).last().click();
  await expect(messages(page).getByText(deleted)).toHaveCount(2);
  const named = messages(page).locator('kbd').filter({ visible: true });
  for (const left of [1, 0]) {
    await expect(named).toHaveCount(1);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(messages(page).getByText(deleted)).toHaveCount(left);
  }
  await seeded.sees('Books people praised');
});
