import { failedClient, jumpBy, lateClient } from '../support/clock-jump.ts';
import { addReminder, bell, history, morning } from '../support/notified.ts';
import { PushDevice } from '../support/push-device.ts';
import { signedInAt } from '../support/signed-in-at.ts';
import { storedIds } from '../support/stored.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

const startsAt = '2026-11-18T09:15:00+01:00';
const body = 'Call Mira is starting now (9:15 AM)';

test('[NF20, RC1] a tab and a push for the same notification show it once, with one receipt', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(failedClient, lateClient);
  const person = await signedInAt(page, morning);
  const device = await PushDevice.of(page, person.id);
  await page.goto('/reminders');
  await addReminder(page, 'Call Mira', '09:15');
  const [item = ''] = await storedIds(page, person.id, 'reminders');
  const tag = `reminder-${item}-${Date.parse(startsAt).toString(36)}-start`;
  const at = new Date(startsAt).toISOString();
  const data = { tag, at, kind: 'reminder', item, title: 'Reminder', body, lateBody: body, to: '/reminders' };
  await jumpBy(page, '14:00');
  await expect.poll(() => device.notifications()).toHaveLength(1);

  await Promise.all([
    jumpBy(page, '01:00'),
    device.push(JSON.stringify({ data: { ...data, user: person.id } })),
  ]);
  await bell(page).click();
  await expect(history(page)).toHaveCount(2);
  await expect(history(page).first()).toContainText(body);
  await expect(history(page).first()).toContainText('Shown on this computer');
  expect((await device.notifications()).filter((one) => one.tag === tag)).toMatchObject([{ body }]);
  expect((await device.kept<{ tag: string }>('shown')).filter((one) => one.tag === tag)).toHaveLength(1);
});
