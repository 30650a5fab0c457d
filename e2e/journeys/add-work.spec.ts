import { pressThrice } from '../support/keyboard.ts';
import { signedInAt } from '../support/signed-in-at.ts';
import { expect, type Page, test } from '../support/test.ts';

const formOf = (page: Page) => ({
  title: page.getByLabel('Title'),
  start: page.getByLabel('Start date'),
  duration: page.getByLabel('Duration (days)'),
  end: page.getByLabel('End date'),
  description: page.getByLabel('Description'),
  save: page.getByRole('button', { name: 'Save Work' }),
});

test('[AW1, AW2, AW3, AW9, AW10, AW11] the form opened by its address starts today, and each date follows from the others @gate', async ({
  page,
}) => {
  await signedInAt(page, '2028-02-20T23:50+01:00');
  await page.goto('/add-work');
  const form = formOf(page);
  await expect(form.title).toHaveValue('');
  await expect(form.start).toHaveValue('2028-02-20');
  await expect(form.duration).toHaveValue('14');
  await expect(form.end).toHaveValue('2028-03-05');
  await expect(page.getByRole('radio', { name: 'Medium' })).toBeChecked();
  await expect(form.description).toHaveValue('');

  await form.duration.fill('9');
  await expect(form.end).toHaveValue('2028-02-29');
  await form.start.fill('2028-02-28');
  await expect(form.end).toHaveValue('2028-03-08');
  await form.end.fill('2028-04-01');
  await expect(form.duration).toHaveValue('33');
  await expect(form.end).toHaveValue('2028-04-01');
  await form.end.fill('2028-02-28');
  await expect(form.duration).toHaveValue('1');
  await expect(form.end).toHaveValue('2028-02-28');
});

test('[AW4, AW6, AW7, AW8, LM5] an invalid value shows an error at its field, and the input stays', async ({
  page,
}) => {
  const person = await signedInAt(page, '2020-11-18T12:00+01:00');
  await page.goto('/add-work');
  const form = formOf(page);
  await form.title.fill('   ');
  await form.save.click();
  await person.sees('Work title is required');
  await expect(form.title).toBeFocused();

  const tooLong = `${'n'.repeat(200)}!`;
  await form.title.fill(tooLong);
  await person.sees('Title must be at most 200 characters');
  await form.save.click();
  await expect(form.title).toHaveValue(tooLong);

  // Typed, because keys can enter a day that the field does not offer; the same number twice, for any order of its parts.
  await form.start.pressSequentially('10102020');
  await expect(form.start).toHaveValue('2020-10-10');
  await person.sees('Start date cannot be before today');
  await form.start.fill('2020-11-20');
  await form.end.fill('2020-11-19');
  await person.sees('End date cannot be before the start date');
  for (const duration of ['0', '-3', '1.5', '']) {
    await form.duration.fill(duration);
    await person.sees('Duration must be a whole number of at least 1');
  }
  await form.duration.fill('2');
  await expect(form.end).toHaveValue('2020-11-22');
  await form.save.click();
  await expect(page).toHaveURL(/\/add-work$/);
  await expect(form.title).toHaveValue(tooLong);

  await form.title.fill(`  ${'n'.repeat(200)} `);
  await form.end.fill('2020-11-20');
  await form.save.click();
  await person.sees('Work added successfully');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('n'.repeat(200));
});

test('[AW4, AW12, OF11, ER48] three presses on save create one work and open it with the field for a task focused @gate', async ({
  fresh,
  page,
}) => {
  await page.goto('/add-work');
  const form = formOf(page);
  await form.title.fill('  Learn the cello ');
  await page.getByRole('radio', { name: 'High' }).check();
  await form.description.fill('Twenty minutes a day 🎻');
  await pressThrice(form.save);
  await expect(page).toHaveURL(/\/work\/[\w-]+$/);
  await fresh.sees('Work added successfully');
  await fresh.sees('Twenty minutes a day 🎻');
  await expect(page.getByLabel('New task')).toBeFocused();
  await page.goBack();
  await expect(form.save).toHaveCount(0);
  await page.goto('/dashboard');
  const works = page.getByRole('list', { name: 'Works' }).getByRole('listitem');
  await expect(works).toHaveText([/^Learn the cello.*High.*14 days left/]);
  await expect(page.getByLabel('Statistics')).toContainText('Total Works1');
});
