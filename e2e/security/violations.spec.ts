import { expect, test } from '../support/breakable-test.ts';
import { onlyEmbedded } from '../support/embedded-only.ts';
import type { Page } from '../support/test.ts';

const sameWatch = onlyEmbedded('pages are watched in the same way on both backends');

const answer = (body: string) => () => ({ status: 200, body, type: 'text/html; charset=utf-8' });

/** Pages with content that their policies block, and the browser's report. */
const blocked = [
  {
    what: 'an inline script',
    body: '<script>document.title = "evil";</script>',
    report: /^script-src-elem inline/,
  },
  { what: 'an inline style', body: '<style>p { color: red }</style>', report: /^style-src-elem inline/ },
  {
    what: 'a picture of another host',
    body: '<img src="https://example.com/a.png">',
    report: /^img-src https:/,
  },
  { what: 'a frame', body: '<iframe src="/"></iframe>', report: /^frame-src http:/ },
  {
    what: 'a script without integrity',
    body: '<script src="/google-sign-in.js"></script>',
    report: /^integrity-policy .*google-sign-in\.js/,
  },
];

const open = async (page: Page) => {
  await page.goto('/');
  await expect(page.locator('html')).toBeAttached();
};

for (const { what, body, report } of blocked)
  test.describe(() => {
    // Only the watch reports it.
    test.use({ expectedMessages: [/./] });

    test(
      `${what} is recorded as a violation`,
      sameWatch,
      async ({ page, breakable, violations, expectedViolations }) => {
        expectedViolations.push(report);
        breakable.faults = answer(body);
        await open(page);
        await expect.poll(() => violations.join('\n')).toMatch(report);
      },
    );

    test(
      `${what} fails its test when it is blocked, even in a separate browser context`,
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
