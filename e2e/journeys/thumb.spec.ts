import { expect, signedIn, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const screens = [
  { address: '/dashboard', name: 'Add Work', filled: 'Weekend in Lisbon' },
  { address: '/notes', name: 'Add Note', filled: 'Books people praised' },
  { address: '/goals', name: 'Add Goal', filled: 'Run three times' },
  { address: '/timetable', name: 'Add Activity', filled: 'Lunch with Leon' },
];

for (const { address, name, filled } of screens)
  test(`[KA6] '${name}' is within reach of a thumb, and covers nothing at the end of the list`, async ({
    page,
  }) => {
    await signedIn(page, { sample: true });
    await page.goto(address);
    await expect(page.getByText(filled).first()).toBeVisible();
    const add = page.getByRole('main').getByRole('button', { name });
    const { y = 0, height = 0 } = (await add.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(422);
    expect(height).toBeGreaterThanOrEqual(44);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.getByRole('main').getByRole('listitem').last().scrollIntoViewIfNeeded();
    const last = await page.getByRole('main').getByRole('listitem').last().boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((await add.boundingBox())?.y ?? 0);
  });
