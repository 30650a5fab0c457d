import { expect, type Page, signedIn, test } from '../support/test.ts';

/** Simulates browser translation: replaces every text with an element, now and whenever a new one appears. */
const translatePage = (page: Page) =>
  page.evaluate(() => {
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (text) =>
        text.parentElement?.closest('font, script, style')
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_ACCEPT,
      );
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const element = document.createElement('font');
        element.textContent = text.data;
        text.replaceWith(element);
      }
    };
    translate(document.body);
    new MutationObserver(() => translate(document.body)).observe(document.body, {
      childList: true,
      subtree: true,
    });
  });

test('[OF14] a page that the browser translates keeps working, and its figures stay correct', async ({
  page,
}) => {
  await signedIn(page, { sample: true });
  await page.goto('/today');
  await expect(page.getByText('2 of 7 done')).toBeVisible();
  await translatePage(page);
  const open = page.getByRole('list', { name: 'Open tasks' }).getByRole('listitem');
  await open.first().getByRole('button', { name: 'Mark Done' }).click();
  await expect(page.getByRole('main')).toContainText('3 of 7 done');
  await page.keyboard.press('n');
  const line = page.getByRole('combobox', { name: 'What is to be added' });
  await line.fill('Call tomorrow');
  await expect(page.getByRole('list', { name: 'Understood' })).toContainText('Tomorrow');
  await line.fill('');
  await expect(page.getByRole('list', { name: 'Understood' })).toHaveCount(0);
  await line.fill('Call Ann');
  await line.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main')).toContainText('3 of 8 done');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dashboard');
});
