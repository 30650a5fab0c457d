import { expect, test } from '../support/breakable-test.ts';
import { onlyEmbedded } from '../support/embedded-only.ts';
import type { Page } from '../support/test.ts';

const sameWatch = onlyEmbedded('pages are watched in the same way on both backends');

const answer = (body: string) => () => ({ status: 200, body, type: 'text/html; charset=utf-8' });

/** Pages that their policies refuse something, and what the browser says of it. */
const refused = [
  {
    what: 'an inline script',
    body: '<script>document.title = "evil";</script>',
    said: /^script-src-elem inline/,
  },
  { what: 'an inline style', body: '<style>p { color: red }</style>', said: /^style-src-elem inline/ },
  {
    what: 'a picture of another host',
    body: '<img src="https://example.com/a.png">',
    said: /^img-src https:/,
  },
  { what: 'a frame', body: '<iframe src="/"></iframe>', said: /^frame-src http:/ },
  {
    what: 'a script without integrity',
    body: '<script src="/google-sign-in.js"></script>',
    said: /^integrity-policy .*google-sign-in\.js/,
  },
];

const open = async (page: Page) => {
  await page.goto('/');
  await expect(page.locator('html')).toBeAttached();
};

for (const { what, body, said } of refused)
  test.describe(() => {
    // Nothing but the watch can tell of it.
    test.use({ expectedMessages: [/./] });

    test(
      `${what} is noted as a violation`,
      sameWatch,
      async ({ page, breakable, violations, expectedViolations }) => {
        expectedViolations.push(said);
        breakable.faults = answer(body);
        await open(page);
        await expect.poll(() => violations.join('\n')).toMatch(said);
      },
    );

    test(
      `${what} fails the test in which it is refused, in a browser context of its own as well`,
      sameWatch,
      async ({ browser, breakable, violations }) => {
        test.fail();
        breakable.faults = answer(body);
        const elsewhere = await browser.newContext({ baseURL: breakable.url });
        await open(await elsewhere.newPage());
        await expect.poll(() => violations.length).toBeGreaterThan(0);
        await elsewhere.close();
      },
    );
  });
