import { AxeBuilder } from '@axe-core/playwright';
import { pressOnce } from '../support/keyboard.ts';
import { lostConnection } from '../support/lost-connection.ts';
import { expect, type Page, signedIn, test } from '../support/test.ts';
import { taskIn } from '../support/works.ts';
import { untilMessage } from '../support/until-message.ts';

const lineOf = (page: Page) => page.getByRole('combobox', { name: 'What is to be added' });
const chips = (page: Page) => page.getByRole('list', { name: 'Understood' }).getByRole('button');
const add = (page: Page) => page.getByRole('button', { name: 'Quick add' });

/** Opens the line. Its code is loaded after the first screen is shown. */
async function openLine(page: Page) {
  await add(page).click();
  await expect(lineOf(page)).toBeFocused();
}

for (const late of ['palette', 'quick-add'])
  test(`[KA8] what is typed after "n" while the code of ${late} still loads is in the line @gate`, async ({
    page,
  }) => {
    let release = () => undefined as void;
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    await signedIn(page, { sample: true });
    await page.route(new RegExp(`/${late}\\.[^/]+\\.js$`), async (route) => {
      await isReleased;
      await route.continue();
    });
    await page.goto('/today');
    if (late === 'quick-add') await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
    await page.getByRole('list', { name: 'Open tasks' }).waitFor();
    await page.keyboard.press('n');
    await page.keyboard.type('Buy milk and good bread');
    release();
    await expect(lineOf(page)).toHaveValue('Buy milk and good bread');
    await expect(lineOf(page)).toBeFocused();
  });

test('[QA1, QA2, QA3, QA4] tasks and reminders are added above any screen, opened and undone @gate', async ({
  seeded,
  page,
}) => {
  await page.goto('/notes');
  await seeded.sees('Books people praised');
  await openLine(page);
  await lineOf(page).fill('Call mum tomorrow');
  await expect(chips(page)).toHaveText(['Tomorrow, take back']);
  await untilMessage(page, 'Added to tomorrow', () => lineOf(page).press('Enter'));
  await expect(lineOf(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page).toHaveURL(/\/today\?day=\d{4}-\d{2}-\d{2}$/);
  await expect(taskIn(page, 'Call mum')).toBeVisible();

  await openLine(page);
  await lineOf(page).fill('Pack the bags #week');
  await page.getByRole('option', { name: 'Weekend in Lisbon' }).waitFor();
  await lineOf(page).press('Enter');
  await expect(chips(page)).toHaveText(['Weekend in Lisbon, take back']);
  await untilMessage(page, 'Added to Weekend in Lisbon, today, outside its plan', () =>
    lineOf(page).press('Enter'),
  );
  await expect(taskIn(page, 'Pack the bags')).toHaveCount(0);
  await lineOf(page).fill('Half a thought at 14:00');
  await page.keyboard.press('Escape');
  await expect(lineOf(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Notes' }).first().click();
  await seeded.sees('Books people praised');
  await openLine(page);
  await expect(lineOf(page)).toHaveValue('Half a thought at 14:00');
  await chips(page).first().press('Enter');
  await expect(lineOf(page)).toBeFocused();
  await untilMessage(page, 'Added to today', () => pressOnce(page));
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await page.keyboard.press('Escape');
  await page.goto('/today');
  await expect(taskIn(page, 'Half a thought')).toHaveCount(0);
});

test('[QA1, NT8] a half-typed line survives a reload until it is added', async ({ fresh, page }) => {
  await page.goto('/today');
  await fresh.sees('Nothing planned for today');
  await openLine(page);
  await lineOf(page).fill('Half a thought');
  await page.keyboard.press('Escape');
  await expect(lineOf(page)).toHaveCount(0);
  await page.reload();
  await fresh.sees('Nothing planned for today');
  await openLine(page);
  await expect(lineOf(page)).toHaveValue('Half a thought');
  await expect(page.getByText(/^Draft kept/)).toBeVisible();
  await untilMessage(page, 'Added to today', () => lineOf(page).press('Enter'));
  await page.reload();
  await expect(taskIn(page, 'Half a thought')).toBeVisible();
  await openLine(page);
  // It is read by the time that this is typed and understood.
  await lineOf(page).pressSequentially('Water the plants');
  await expect(lineOf(page)).toHaveValue('Water the plants');
});

test('[QA3] !note and !goal open that form with the title filled @gate', async ({ fresh, page }) => {
  await page.goto('/');
  await fresh.sees('No weekly goals set');
  await openLine(page);
  await lineOf(page).fill('Books to read !note');
  await lineOf(page).press('Enter');
  const note = page.getByRole('dialog', { name: 'Add Note' });
  await expect(note.getByLabel('Title')).toHaveValue('Books to read');
  await expect(page).toHaveURL(/\/notes$/);
  await note.getByRole('button', { name: 'Cancel' }).click();
  await openLine(page);
  await expect(lineOf(page)).toHaveValue('');
  await lineOf(page).fill('!goal Run 10 km');
  await lineOf(page).press('Enter');
  const goal = page.getByRole('dialog', { name: 'Add Goal' });
  await expect(goal.getByLabel('Title')).toHaveValue('Run 10 km');
});

test('[QA1, QA5] without a network it opens with the next frame, for the first time too, and adds', async ({
  fresh,
  page,
  expectedMessages,
}) => {
  expectedMessages.push(...lostConnection);
  const loaded = [/\/quick-add\.\w+\.js$/, /\/late-styles\.\w+\.css$/].map((file) =>
    page.waitForResponse((response) => file.test(response.url())),
  );
  await page.goto('/today');
  await fresh.sees('Nothing planned for today');
  for (const answer of await Promise.all(loaded)) await answer.finished();
  await page.context().setOffline(true);
  const isOpen = await add(page).evaluate(async (button: HTMLButtonElement) => {
    button.click();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return document.activeElement?.matches('dialog input');
  });
  expect(isOpen).toBe(true);
  await lineOf(page).fill('Water the plants');
  await lineOf(page).press('Enter');
  await expect(taskIn(page, 'Water the plants')).toBeVisible();
  await page.context().setOffline(false);
});

for (const [theme, width] of [
  ['light', 1280],
  ['dark', 390],
] as const)
  test(`[KA3] a scan finds nothing on the open line, ${theme}, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const person = await signedIn(page, { sample: true });
    await page.evaluate((value) => localStorage.setItem('theme-storage', value), theme);
    await page.goto('/');
    await person.sees('Weekend in Lisbon');
    await openLine(page);
    await lineOf(page).fill('Pack the bags tomorrow at 14:00 #');
    await expect(page.getByRole('option').first()).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))])).toEqual([]);
    const box = await lineOf(page).boundingBox();
    // Above a phone's keyboard, and large enough that iOS does not zoom in.
    expect(box?.y).toBeLessThan(200);
    if (width < 768)
      expect(await lineOf(page).evaluate((field) => getComputedStyle(field).fontSize)).toBe('16px');
  });

test('[KA8] the key that opens the line types nothing into it, even if it repeats', async ({
  fresh,
  page,
}) => {
  await page.goto('/');
  await fresh.sees('Nothing planned');
  await openLine(page);
  await page.keyboard.press('Escape');
  await expect(lineOf(page)).toHaveCount(0);
  // A second press without a release is a repeating key.
  for (let times = 0; times < 5; times += 1) await page.keyboard.down('n');
  await expect(lineOf(page)).toBeFocused();
  await page.keyboard.down('n');
  await expect(lineOf(page)).toHaveValue('');
  await page.keyboard.up('n');
  await page.keyboard.type('n');
  await expect(lineOf(page)).toHaveValue('n');
});
