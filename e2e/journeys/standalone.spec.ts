import { moduleDescriptors } from '../../tools/apps.mjs';
import { scratchCopy } from '../../testing/repository/scratch-copy.mjs';
import { oddRequests, sendAsIs } from '../../testing/server/odd-requests.mjs';
import { onlyEmbedded } from '../support/embedded-only.ts';
import { test } from '../support/module-alone.ts';
import { openSampleWork, ownScreens } from '../support/screens.ts';
import { expect, type Page } from '../support/test.ts';

const noBackend = onlyEmbedded('a module alone runs on a store of its own, without a backend');

/** How to open a screen whose address contains a record's id, by the id of the route. */
const walks: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'work-detail': openSampleWork,
  // Its heading is the month.
  calendar: (page) => page.goto('/calendar'),
};

for (const { name, routes, slots = [] } of moduleDescriptors())
  test.describe(() => {
    test.use({ baseURL: async ({ alone }, use) => use(await alone(name)) });

    test(
      `[MO11] ${name} runs alone: demo user, sample data, theme switch, no other module, and no screen violates a policy`,
      noBackend,
      async ({ page, baseURL }) => {
        const foreign: string[] = [];
        page.on('request', (request) => {
          if (new URL(request.url()).origin !== baseURL) foreign.push(request.url());
        });
        for (const { id, path, title } of routes) {
          const open = walks[id] ?? (() => page.goto(path));
          await open(page);
          if (!walks[id]) await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
          const sample = ownScreens.find(({ address }) => address === path)?.filled;
          if (sample) await expect(page.getByText(sample).first()).toBeVisible();
        }
        // A clock in the header is hidden while none runs.
        if (slots.some(({ slot }) => slot !== 'shell.clock')) {
          await page.goto('/');
          await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
        }
        await expect(page.getByText('This part is not available')).toHaveCount(0);
        await page.getByLabel('Theme').first().selectOption('dark');
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        expect(foreign).toEqual([]);
      },
    );
  });

/** Headers about caching and transfer, which belong to each server and to no policy. */
const transport = [
  ...['accept-ranges', 'cache-control', 'connection', 'content-encoding', 'content-length', 'date', 'etag'],
  ...['keep-alive', 'last-modified', 'transfer-encoding', 'vary'],
];
/** Removes the hashes of inline texts, because it is another page. */
const withoutHashes = (value: string) => value.replaceAll(/ 'sha256-[^']+'/g, '');

test(
  '[MO11] a module alone is sent with the headers of the product',
  noBackend,
  async ({ alone, product }) => {
    const headersOf = async (url: string) => {
      const { headers } = await fetch(url, { headers: { Accept: 'text/html' } });
      const sent = [...headers].filter(([name]) => !transport.includes(name));
      return Object.fromEntries(sent.map(([name, value]) => [name, withoutHashes(value)]));
    };
    const url = await alone('focus');
    // Files that are rebuilt on every change have no hash that a page could name.
    const { 'integrity-policy': integrity, ...ofProduct } = await headersOf(product);
    expect(integrity).toBe('blocked-destinations=(script)');
    expect(ofProduct['content-security-policy']).toContain('trusted-types dayloom');
    expect(await headersOf(`${url}/notes`)).toEqual(ofProduct);
    const { 'content-type': type, ...ofScript } = await headersOf(`${url}/standalone.js`);
    expect({ ...ofScript, 'content-type': ofProduct['content-type'] }).toEqual(ofProduct);
    expect(type).toContain('javascript');
  },
);

test(
  '[MO11] a module alone sends them with every response, even to an invalid request',
  noBackend,
  async ({ alone }) => {
    const url = await alone('focus');
    const { headers } = await fetch(url, { headers: { Accept: 'text/html' } });
    const strict = [...headers].filter(([name]) => /-policy$|^x-content-type/.test(name));
    expect(strict).toHaveLength(6);
    const lacking: string[] = [];
    const statuses = new Set<number>();
    const requests = oddRequests({ page: '/notes', file: '/standalone.js' });
    for (const [what, text] of Object.entries(requests)) {
      const answer = await sendAsIs(Number(new URL(url).port), text);
      statuses.add(answer.status);
      for (const [name, value] of strict)
        if (answer.headers.get(name) !== value) lacking.push(`${name} of ${what} (${answer.status})`);
    }
    expect(lacking).toEqual([]);
    expect(statuses).toEqual(new Set([200, 204, 206, 400, 403, 404, 412, 416, 431]));
  },
);

test.describe(() => {
  test.use({
    baseURL: async ({ alone }, use) => use(await alone('focus')),
    expectedMessages: [/Content Security Policy|This document requires 'Trusted/],
    expectedViolations: [/^(?:connect-src|script-src-attr|require-trusted-types-for|trusted-types) /],
  });

  test(
    '[MO11, MO17] a module alone is blocked from everything that the product blocks',
    noBackend,
    async ({ page, violations }) => {
      await page.goto('/notes');
      await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
      const attempts = await page.evaluate(async () => {
        const tryTo = async (work: () => unknown) => {
          try {
            await work();
            return 'taken';
          } catch {
            return 'refused';
          }
        };
        const script = document.createElement('script');
        const policies = globalThis.trustedTypes;
        const verified = (address: string) => globalThis.__vouchedWorker?.(address) as string;
        const asText = { createScriptURL: (address: string) => address };
        return {
          'an address as a script': await tryTo(() => (script.src = '/standalone.js')),
          'code in an attribute': await tryTo(() => document.body.setAttribute('onclick', 'alert()')),
          'an inline script': await tryTo(() => (script.text = 'document.title = "evil"')),
          'a second policy': await tryTo(() => policies?.createPolicy('dayloom', asText)),
          'another host': await tryTo(() => fetch('https://example.com/')),
          'a worker by a plain address': await tryTo(() => new Worker('/standalone.js')),
          'a worker through the gate': await tryTo(() => new Worker(verified('/standalone.js')).terminate()),
          'a worker of another host': await tryTo(() => verified('https://example.com/worker.js')),
        };
      });
      expect(attempts).toEqual({
        'an address as a script': 'refused',
        'code in an attribute': 'refused',
        'an inline script': 'refused',
        'a second policy': 'refused',
        'another host': 'refused',
        'a worker by a plain address': 'refused',
        'a worker through the gate': 'refused',
        'a worker of another host': 'refused',
      });
      await expect
        .poll(() => violations.join())
        .toMatch(/connect-src.*require-trusted|require-trusted.*connect-src/);
    },
  );
});

test(
  '[MO4, MO11] a screen that breaks while it is open shows its card, the others work, and fixing it shows it without a reload',
  noBackend,
  async ({ page, alone, expectedMessages }) => {
    expectedMessages.push(/thrown by the test/, /works standalone failed/);
    const copy = await scratchCopy(process.cwd(), ['apps', 'libs', 'tools']);
    try {
      const dashboard = 'apps/works/src/dashboard/dashboard.tsx';
      const right = 'const add = () => onceLoaded(() => setAdding(true));';
      const wrong = "throw new Error('thrown by the test');";
      await page.goto(`${await alone('works', copy.folder)}/dashboard`);
      await expect(page.getByText('Total Works')).toBeVisible();
      await page.evaluate(() => (document.body.dataset['before'] = 'true'));

      await copy.replace(dashboard, right, wrong);
      const card = page.getByRole('region', { name: 'Dashboard' });
      await expect(card).toContainText('This part is not available. Everything else goes on working.');
      await expect(card.getByRole('button', { name: 'Try again' })).toBeVisible();
      await page.getByRole('navigation').getByRole('link', { name: 'Add Work' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Add Work' })).toBeVisible();
      await page.goBack();
      await expect(card).toBeVisible();

      await copy.replace(dashboard, wrong, right);
      await expect(page.getByText('Total Works')).toBeVisible();
      await expect(page.locator('body')).toHaveAttribute('data-before', 'true');
    } finally {
      // The development server keeps running until the test ends, and would report the removed files to the page.
      await page.close();
      await copy.remove();
    }
  },
);
