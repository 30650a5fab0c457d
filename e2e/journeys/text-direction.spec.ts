import { ownScreens } from '../support/screens.ts';
import { expect, type Page, signedIn, test } from '../support/test.ts';
import { openWork } from '../support/works.ts';

const titles = ['שלום (עולם).', 'مرحبا (يا عالم).'];

/** The visible occurrences of a title, each with whether its full stop is left of its first letter. */
const titlesIn = (page: Page) =>
  page.evaluate((all) => {
    const edge = (text: Node, at: number) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect();
    };
    const found: { text: string; isRightToLeft: boolean }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const title of all) {
        const start = node.textContent?.indexOf(title) ?? -1;
        if (start === -1 || !node.parentElement?.checkVisibility()) continue;
        const [first, last] = [edge(node, start), edge(node, start + title.length - 1)];
        if (first.width > 0 && first.top === last.top)
          found.push({ text: node.textContent ?? '', isRightToLeft: last.right <= first.left });
      }
    return found;
  }, titles);

async function expectRightToLeft(page: Page, where: string) {
  await expect.poll(async () => (await titlesIn(page)).length, where).toBeGreaterThan(0);
  const wrong = (await titlesIn(page)).filter(({ isRightToLeft }) => !isRightToLeft);
  expect(wrong, where).toEqual([]);
}

const withTitles = [
  '/',
  '/today',
  '/dashboard',
  '/goals',
  '/timetable',
  '/reminders',
  '/calendar',
  '/notes',
  '/trash',
];

test('[KA13] every screen shows the full stop of a Hebrew or Arabic title on its left, like the field in which it is typed', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signedIn(page, { texts: titles });
  await openWork(page, titles[0]!);
  await expectRightToLeft(page, 'a work');
  await page.getByRole('button', { name: 'Delete task' }).first().click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  for (const { address } of ownScreens.filter((screen) => withTitles.includes(screen.address))) {
    await page.goto(address);
    await expectRightToLeft(page, address);
  }
  await page.goto('/calendar?view=week');
  await expectRightToLeft(page, 'the week');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox').fill(titles[1]!);
  await expect(page.getByRole('option', { name: /Task in / }).first()).toBeVisible();
  await expectRightToLeft(page, 'the palette');
  await expect(page.getByRole('combobox')).toHaveCSS('unicode-bidi', 'plaintext');
});

test('[KA13] a question about a Hebrew title isolates it, and stays an English sentence', async ({
  page,
}) => {
  const title = titles[0]!;
  await signedIn(page, { texts: [title] });
  await openWork(page, title);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete Work' }).click();
  const question = page.getByRole('dialog').getByText('will be deleted');
  await expect(question).toBeVisible();
  await expectRightToLeft(page, 'the dialog');
  const isTitleFirst = await question.evaluate(({ childNodes, lastChild }) => {
    const boxOf = (text: Node) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return range.getBoundingClientRect();
    };
    // After its quotation mark.
    return boxOf(childNodes[1]!).right <= boxOf(lastChild!).left;
  });
  expect(isTitleFirst).toBe(true);
});

test('[KA13] lists, task boxes and quotes of a Hebrew or Arabic note as Markdown have their marker on the right, next to English ones on the left', async ({
  page,
}) => {
  const note = '- One\n- אחת\n- [ ] Two\n- [ ] اثنان\n\n1. Three\n2. שלוש\n\n> Four\n\n> أربعة';
  await signedIn(page, { noteTexts: [note] });
  await page.goto('/notes');
  await page.getByRole('radio', { name: 'Markdown' }).check({ force: true });
  await expect(page.getByRole('img', { name: 'Open' })).toHaveCount(2);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    // A marker is in the margin of its item, which no script can measure.
    const sides = await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Text 1' }) })
      .last()
      .locator('li, blockquote')
      .evaluateAll((all) =>
        all.map((element) => {
          const style = getComputedStyle(element);
          const box = element.querySelector('[role=img]')?.getBoundingClientRect();
          const text = element.querySelector('div, p')!.getBoundingClientRect();
          const [left, right] = box
            ? [box.right <= text.left, box.left >= text.right]
            : [
                parseFloat(style.marginLeft) + parseFloat(style.borderLeftWidth) > 0,
                parseFloat(style.marginRight) + parseFloat(style.borderRightWidth) > 0,
              ];
          return left === right ? 'both or none' : left ? 'left' : 'right';
        }),
      );
    expect(sides).toEqual(['left', 'right', 'left', 'right', 'left', 'right', 'left', 'right']);
  }
});
