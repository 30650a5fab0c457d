import { onAnotherDevice } from '../support/another-device.ts';
import { lostConnection } from '../support/lost-connection.ts';
import { saved } from '../support/saving.ts';
import { expect, type Page, test } from '../support/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const sessions = (page: Page) => page.getByRole('list', { name: 'Latest sessions' }).getByRole('listitem');

test('[CK1] of two stopwatches that ran apart at the same time the shared time counts once, and both devices say so', async ({
  fresh,
  page,
  browser,
  product,
  expectedMessages,
}) => {
  // The header's clock is loaded with the first run.
  expectedMessages.push(...lostConnection, /^error: The running clock is missing/);
  const other = await onAnotherDevice(browser, product, fresh);
  const devices = [page, other];
  const message = 'A stopwatch session lay within an earlier one and was deleted.';
  for (const device of devices) {
    await device.goto('/timer?tab=stopwatch');
    await expect(device.getByText('No sessions yet')).toBeVisible();
    await saved(device);
  }
  for (const device of devices) await device.context().setOffline(true);
  for (const device of devices) {
    await button(device, 'Start').click();
    await expect(device.getByRole('timer')).toHaveText(/^00:0[1-9]$/);
  }
  await button(other, 'Stop').click();
  await expect(sessions(other)).toHaveCount(1);
  await button(page, 'Stop').click();
  await expect(sessions(page)).toHaveCount(1);
  for (const device of devices) await device.context().setOffline(false);
  for (const device of devices) {
    await expect(device.getByText(message)).toBeVisible();
    await saved(device);
    await expect(sessions(device)).toHaveCount(1);
  }
  await other.context().close();
});
