import { lostConnection } from '../support/lost-connection.ts';
import { signedInAt } from '../support/signed-in-at.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';
import { untilMessage } from '../support/until-message.ts';

for (const width of [1280, 390])
  test(`[QA2, QA4, QA5, QA6] a task and a reminder that repeat are added by one line each, ${width} pixels wide @gate`, async ({
    page,
    expectedMessages,
  }) => {
    // Files for later screens may still be on their way when the network goes.
    expectedMessages.push(...lostConnection, /ChunkLoadError/);
    await page.setViewportSize({ width, height: 844 });
    await signedInAt(page, '2020-11-18T12:00+01:00');
    await page.goto('/today');
    const line = page.getByRole('combobox', { name: 'What is to be added' });
    const chips = page.getByRole('list', { name: 'Understood' }).getByRole('button');
    const type = async (text: string) => {
      if (!(await line.isVisible())) await page.getByRole('button', { name: 'Quick add' }).click();
      await line.fill(text);
    };
    const row = (title: string) => page.getByRole('listitem').filter({ hasText: title });

    await type('Water plants every friday 10 times');
    await expect(chips).toHaveText([
      'Every week on Friday, from Friday 20 November, take back',
      '10 times, take back',
    ]);
    await chips.last().click();
    await expect(line).toBeFocused();
    await expect(chips).toHaveCount(1);
    await expect(page.getByText('Repeating task from Friday 20 November')).toBeVisible();
    const added = 'Repeating task added from Friday 20 November';
    await untilMessage(page, added, () => line.press('Enter'));
    await toast(page, added).getByRole('button', { name: 'Open' }).click();
    await expect(page).toHaveURL(/\/today\?day=2020-11-20$/);
    await expect(row('Water plants 10 times').getByTitle('Every week on Friday')).toBeVisible();

    await page.context().setOffline(true);
    await type('Stretch every weekday 8:30');
    await expect(chips).toHaveText(['Every weekday, from tomorrow, take back', '08:30, take back']);
    const begun = 'Repeating reminder added from tomorrow, 08:30';
    await untilMessage(page, begun, () => line.press('Enter'));
    await expect(row('Stretch').getByTitle('Every weekday')).toHaveCount(1);
    await toast(page, begun).getByRole('button', { name: 'Undo' }).click();
    await expect(row('Stretch').getByTitle('Every weekday')).toHaveCount(0);
    await page.context().setOffline(false);

    await type('Stretch every weekday 8:30');
    await untilMessage(page, begun, () => line.press('Enter'));
    await toast(page, begun).getByRole('button', { name: 'Open' }).click();
    const form = page.getByRole('dialog', { name: 'Edit Reminder' });
    await expect(form.getByText('What you change here is for this day alone.')).toBeVisible();
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expect(row('Stretch').getByTitle('Every weekday')).toBeVisible();
    await expect(row('Stretch')).toContainText('Thu 19 Nov, 08:30');
  });
