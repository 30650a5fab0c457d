import { shortcutsAreReady } from '../support/keyboard.ts';
import { expect, test } from '../support/test.ts';

for (const close of ['Escape', 'a press outside it'])
  test(`[KA1][KA7] after the palette is closed by ${close}, typing continues in the field where it was`, async ({
    seeded,
    page,
  }) => {
    await page.goto('/today');
    await seeded.sees('Left from before');
    await shortcutsAreReady(page);
    const field = page.getByLabel('New task', { exact: true });
    const palette = page.getByRole('dialog', { name: 'Search and commands' });
    await field.pressSequentially('ab');
    await page.keyboard.press('ControlOrMeta+K');
    await expect(palette).toBeVisible();
    if (close === 'Escape') await page.keyboard.press('Escape');
    else await page.mouse.click(5, 400);
    await expect(palette).toHaveCount(0);
    await page.keyboard.type('cd');
    await expect(field).toHaveValue('abcd');
  });
