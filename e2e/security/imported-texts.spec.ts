import { hostileTexts } from '../../testing/seed/hostile-texts.ts';
import { expect, test } from '../support/test.ts';
import { chooseFile, confirmImport } from '../support/transfer.ts';

/** The addresses with the most texts; `hostile-texts.spec.ts` visits all. */
const addresses = ['/', '/today', '/work/w0', '/notes', '/profile'];

/** A file in which every text contains code. */
function fileOf(today: string): string {
  const createdAt = '2026-03-01T09:05:00.000Z';
  const each = (make: (text: string, id: string) => object) =>
    hostileTexts.map((text, index) => make(text, String(index)));
  const records = {
    users: [
      {
        id: 'x',
        firstName: hostileTexts[0],
        email: '',
        mobileNo: hostileTexts[4],
        createdAt,
      },
    ],
    works: each((workTitle, id) => ({
      ...{ id: `w${id}`, workTitle, description: workTitle, startDate: today, endDate: today, duration: 1 },
      ...{ priority: 'high', createdAt },
    })),
    tasks: each((title, id) => ({
      id: `t${id}`,
      workId: 'w0',
      title,
      completed: false,
      date: today,
      createdAt,
    })),
    goals: each((title, id) => ({
      ...{
        id: `g${id}`,
        title,
        description: title,
        type: 'weekly',
        completed: false,
        deadline: today,
        createdAt,
      },
    })),
    reminders: each((title, id) => ({
      ...{ id: `r${id}`, title, dateTime: `${today}T23:58`, completed: false, createdAt },
    })),
    schedules: each((title, id) => ({
      ...{ id: `s${id}`, title, startTime: '23:00', endTime: '23:30', date: today, createdAt },
    })),
    notes: each((title, id) => ({ id: `n${id}`, title, content: title, createdAt })),
    suggestions: each((suggestion, id) => ({ id: `p${id}`, suggestion, status: suggestion, createdAt })),
  };
  // For the same user the ids stay, so the address of a work is known.
  return JSON.stringify({
    format: 'dayloom-export',
    version: 1,
    exportedAt: createdAt,
    user: 'USER',
    records,
  });
}

test('[DO3] texts of an imported file are shown as they were typed on every screen, and none runs', async ({
  fresh,
  page,
}) => {
  const ran: string[] = [];
  page.on('dialog', (dialog) => {
    // A page with unsaved text may ask before it is left.
    if (dialog.type() === 'beforeunload') return void dialog.accept();
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto('/profile');
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv-SE'));
  await chooseFile(page, fileOf(today).replace('"USER"', JSON.stringify(fresh.id)));
  await confirmImport(page);
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(ran, address).toEqual([]);
  }
  await page.goto('/notes');
  // A long list shows only its first rows.
  await page.getByRole('searchbox', { name: 'Search notes' }).fill('alert(1)');
  await fresh.sees('<script>alert(1)</script>');
  expect(ran).toEqual([]);
});
