import { expect, test } from '../support/test.ts';
import { deleteFirstNote, deleted, toast } from '../support/toasts.ts';

test('[SH17] a message rises above the focused field, and comes down afterwards', async ({
  seeded,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/today');
  await seeded.sees('Left from before');
  const field = page.getByLabel('New task', { exact: true });
  await page.getByText(/^6 (appointments|earlier)/).click();
  await page.getByRole('button', { name: 'Delete reminder' }).last().click();
  const message = toast(page, 'Reminder deleted successfully');
  await expect(message).toContainText('Water the plants');
  const overlap = async () => {
    const [one, other] = [(await message.boundingBox())!, (await field.boundingBox())!];
    return one.y < other.y + other.height && other.y < one.y + one.height;
  };
  await field.focus();
  await page.mouse.move(10, 300);
  await expect.poll(overlap).toBe(false);
  const above = (await message.boundingBox())!.y;
  // Its button can be pressed there.
  await field.blur();
  await expect.poll(async () => (await message.boundingBox())!.y).toBeGreaterThan(above);
  await field.focus();
  await message.getByRole('button', { name: 'Undo' }).click();
  await expect(message).toHaveCount(0);
  await seeded.sees('Water the plants');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('[SH17] a message does not come down on a button that a finger presses', async ({ seeded, page }) => {
    await page.goto('/today');
    await seeded.sees('Left from before');
    await page.getByText(/^6 (appointments|earlier)/).tap();
    await page.getByRole('button', { name: 'Delete reminder' }).last().tap();
    const message = toast(page, 'Reminder deleted successfully');
    await message.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    const box = (await message.boundingBox())!;
    const field = page.getByLabel('New task', { exact: true });
    await field.fill('Water the plants again');
    const add = page.getByRole('button', { name: 'Add Task' }).first();
    await expect.poll(async () => (await message.boundingBox())!.y).toBeLessThan(box.y);
    const { x, y, width, height } = (await add.boundingBox())!;
    // The message's position while no field has the focus.
    expect(y + height / 2).toBeGreaterThan(box.y);
    expect(y + height / 2).toBeLessThan(box.y + box.height);
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await expect(page.getByRole('listitem').filter({ hasText: 'Water the plants again' })).toBeVisible();
  });
});

test('[SH17] a message does not come down on a button while it is pressed', async ({ seeded, page }) => {
  await page.setViewportSize({ width: 900, height: 627 });
  await page.goto('/notes');
  await seeded.sees('Books people praised');
  await deleteFirstNote(page);
  const message = toast(page, deleted);
  await message.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const box = (await message.boundingBox())!;
  await page.getByRole('button', { name: 'Edit note' }).first().click();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const content = page.getByLabel('Content');
  await content.fill('Said better');
  const button = (await save.boundingBox())!;
  // The message's position while no field has the focus.
  const [x, y] = [button.x + button.width - 4, button.y + button.height / 2];
  expect(x).toBeGreaterThan(box.x);
  expect(x).toBeLessThan(box.x + box.width);
  expect(y).toBeGreaterThan(box.y);
  expect(y).toBeLessThan(box.y + box.height);
  await expect.poll(async () => (await message.boundingBox())!.y).toBeLessThan(box.y);

  await page.mouse.move(x, y);
  await page.mouse.down();
  // As long as a finger takes.
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
  await page.mouse.up();
  await expect(toast(page, 'Note updated successfully')).toBeVisible();
});
