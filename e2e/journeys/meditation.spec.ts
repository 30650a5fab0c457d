import { cutOff, failedClient, jumpBy, lateClient, openUntilIdle } from '../support/clock-jump.ts';
import { signedInAt } from '../support/signed-in-at.ts';
import { storedIds } from '../support/stored.ts';
import { expect, type Page, test } from '../support/test.ts';
import { untilMessage } from '../support/until-message.ts';

const noon = '2020-11-18T12:00+01:00';
const time = (page: Page) => page.getByRole('timer');
const play = (page: Page) => page.getByRole('button', { name: 'Play' });
const pause = (page: Page) => page.getByRole('button', { name: 'Pause' });
const figures = (page: Page) => page.getByLabel('Figures').getByRole('definition');
const inHeader = (page: Page) => page.getByRole('link', { name: /^Meditation (?:runs, |paused at )/ });

test('[MD1, MD3, MD5, MD6, MD8, MD9, MD10, MD11, ER32] a meditation survives a reload, is saved once at its end and counted @gate', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(failedClient, lateClient, cutOff);
  const person = await signedInAt(page, noon);
  await openUntilIdle(page, () => page.goto('/meditation'));
  await expect(figures(page)).toHaveText(['0days', '0', '0/30 days']);
  await expect(page.getByRole('radio', { name: '10' })).toBeChecked();
  await play(page).click();
  await jumpBy(page, '02:05');
  await expect(time(page)).toHaveText(/^02:0[5-9]$/);
  await openUntilIdle(page, () => page.reload());
  await expect(pause(page)).toBeVisible();
  await page.keyboard.press('Space');
  await expect(play(page)).toBeVisible();
  const kept = await time(page).textContent();
  await jumpBy(page, '20:00');
  await expect(time(page)).toHaveText(kept ?? '');

  await page.keyboard.press('Space');
  await expect(pause(page)).toBeVisible();
  await untilMessage(page, 'Meditation session saved', () => jumpBy(page, '08:00'));
  await expect(person.toast('Meditation session saved')).toHaveCount(1);
  await expect(time(page)).toHaveText('10:00');
  await expect(figures(page)).toHaveText(['1day', '1', '1/30 days']);
  await expect(page.getByRole('region', { name: 'Days in a row' })).toContainText('1 day');
  expect(await storedIds(page, person.id, 'meditationSessions')).toHaveLength(1);

  await play(page).click();
  await expect(time(page)).toHaveText(/^00:0\d$/);
  // The device sleeps for a night.
  await untilMessage(page, 'Meditation session saved', () => jumpBy(page, '08:00:00'));
  await expect(figures(page)).toHaveText(['2days', '2', '2/30 days']);
  expect(await storedIds(page, person.id, 'meditationSessions')).toHaveLength(2);
});

test('[CK1, MD7, SH14] a running meditation is shown on other screens and in other tabs, with a link back', async ({
  page,
  context,
  expectedMessages,
}) => {
  expectedMessages.push(failedClient, lateClient, cutOff);
  await signedInAt(page, noon);
  await openUntilIdle(page, () => page.goto('/meditation'));
  await page.getByRole('radio', { name: '20' }).check();
  await play(page).click();
  await expect(inHeader(page)).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Notes' }).click();
  await expect(inHeader(page)).toBeVisible();
  await inHeader(page).click();
  await expect(page).toHaveURL('/meditation');
  await jumpBy(page, '16:00');
  await expect(page.getByRole('radio', { name: '15' })).toBeDisabled();

  const other = await context.newPage();
  await other.goto('/meditation');
  await expect(pause(other)).toBeVisible();
  await pause(other).click();
  await expect(play(page)).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(time(other)).toHaveText('00:00');
});

test('[MD12] the sample has ten sessions and a streak of four days', async ({ page }) => {
  await signedInAt(page, noon, { sample: true });
  await page.goto('/meditation');
  await expect(figures(page)).toHaveText(['10days', '10', '10/30 days']);
  const row = page.getByRole('region', { name: 'Days in a row' });
  await expect(row).toContainText('4 days');
  await expect(row).toContainText('Longest: 4 days');
});

test('[KA4] with reduced motion the orb does not move, and the words fade in and out', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signedInAt(page, noon);
  await page.goto('/meditation');
  await play(page).click();
  await expect(pause(page)).toBeVisible();
  const changed = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => effect instanceof KeyframeEffect && Object.keys(effect.getKeyframes()[0] ?? {})),
  );
  expect(changed).toHaveLength(2);
  for (const names of changed) expect(names).not.toContain('transform');
});
