import { onAnotherDevice } from '../support/another-device.ts';
import { lostConnection } from '../support/lost-connection.ts';
import { saved } from '../support/saving.ts';
import { expect, type Page, test } from '../support/test.ts';
import { chooseFile, confirmImport, exportData, importDialog } from '../support/transfer.ts';

test.beforeEach(({ expectedMessages }) => void expectedMessages.push(...lostConnection));

const setOffline = (devices: readonly Page[], isOffline: boolean) =>
  Promise.all(devices.map((device) => device.context().setOffline(isOffline)));

test('[DO2] figures of a file that two offline devices import stay those of the file when both are back', async ({
  fresh,
  page,
  browser,
  product,
}) => {
  const devices = [page, await onAnotherDevice(browser, product, fresh)];
  const figures = { currentStreak: 4, totalSessions: 4, challengeProgress: 4 };
  const text = JSON.stringify({
    ...{ format: 'dayloom-export', version: 1, exportedAt: '2026-03-01T09:05:00.000Z', user: fresh.id },
    ...{ records: { meditationStats: [{ id: fresh.id, ...figures }] }, setAside: [] },
  });
  for (const device of devices) {
    await device.goto('/profile');
    await saved(device);
    await chooseFile(device, text);
    await expect(importDialog(device).getByRole('row', { name: /^Meditation .*1/ })).toBeVisible();
  }
  await setOffline(devices, true);
  for (const device of devices) await confirmImport(device);
  await setOffline(devices, false);
  for (const device of devices) await saved(device);
  for (const device of devices) {
    await device.reload();
    await saved(device);
    await chooseFile(device, text);
    await expect(importDialog(device)).toContainText('Everything in this file is in your account already.');
    await device.keyboard.press('Escape');
    const { records } = JSON.parse((await exportData(device)).text) as { records: object };
    expect(records).toMatchObject({ meditationStats: [figures] });
  }
  await devices[1]?.context().close();
});

test('[DO2, CK2] a focus session that was reset stays over on both devices after an import of the file in which it runs', async ({
  fresh,
  page,
  browser,
  product,
}) => {
  const other = await onAnotherDevice(browser, product, fresh);
  await page.goto('/timer');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const inHeader = (device: Page) => device.getByRole('banner').getByRole('link', { name: /^Focus / });
  for (const device of [page, other]) {
    await device.goto('/profile');
    await expect(inHeader(device)).toBeVisible();
  }
  const { text } = await exportData(page);
  await saved(other);
  const already = 'Everything in this file is in your account already.';
  await chooseFile(other, text);
  await expect(importDialog(other)).toContainText(already);
  await other.context().setOffline(true);
  await page.goto('/timer');
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(page.getByRole('timer')).toHaveText('25:00');
  await saved(page);

  await expect(inHeader(other)).toBeVisible();
  await expect(importDialog(other)).toContainText(already);
  await other.keyboard.press('Escape');
  await other.context().setOffline(false);
  await expect(inHeader(other)).toHaveCount(0);
  await page.goto('/profile');
  await chooseFile(page, text);
  await expect(importDialog(page)).toContainText(
    'A running clock in this file is already over, and is left out.',
  );
  await page.keyboard.press('Escape');
  await expect(inHeader(page)).toHaveCount(0);
  await other.context().close();
});
