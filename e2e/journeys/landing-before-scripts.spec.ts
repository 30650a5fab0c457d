import { Person } from '../support/person.ts';
import { watchPages } from '../support/page-watch.ts';
import { expect, type Page, test } from '../support/test.ts';

const headline = 'Weave your works, goals and notes into one day.';
const ownScripts = /\/s\/.*\.js$/;

/** Delays every script of the product. @returns a function that lets them load */
async function delayScripts(page: Page): Promise<() => void> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(ownScripts, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const paint = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

async function storeTheme(page: Page, theme: string) {
  await page.goto('/favicon.svg');
  await page.evaluate((text) => localStorage.setItem('theme-storage', text), theme);
}

/** Records from the first frame on whether the landing page is visible. */
const watchForLanding = (page: Page) =>
  page.addInitScript((text) => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    const look = () => {
      const shown = [...document.querySelectorAll('h1')].filter((title) => title.checkVisibility());
      seen.push(...shown.flatMap(({ textContent }) => (textContent === text ? [textContent] : [])));
      requestAnimationFrame(look);
    };
    look();
  }, headline);
const landingsSeen = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);

test('[LP5, TM5] a visitor reads the landing page in each theme before any script of the product is loaded', async ({
  visitor: { page },
}) => {
  await page.route(ownScripts, () => undefined);
  const papers = new Set<string>();
  for (const [name, value] of [
    ['Light', 'light'],
    ['Dark', 'dark'],
    ['Cute', 'cute'],
    ['Nature', 'nature'],
  ] as const) {
    await storeTheme(page, value);
    await page.goto('/', { waitUntil: 'commit' });
    await paint(page);
    await expect(page.getByRole('heading', { name: headline })).toBeVisible();
    await expect(page.getByRole('radio', { name })).toBeChecked();
    await expect(page.getByText('Loading...')).toHaveCount(0);
    expect(await page.evaluate(() => '__federationOfShell' in globalThis), 'a script has run').toBe(false);
    const bar = page.getByRole('list', { name: 'Focus minutes in a week' }).locator('i').first();
    expect((await bar.boundingBox())?.height, 'styles that scripts set').toBeGreaterThan(20);
    papers.add(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
  }
  expect(papers.size, 'four themes, four page backgrounds').toBe(4);
});

test('[LP5] the script takes over the existing landing page: nothing moves, and focus, position and theme stay', async ({
  visitor: { page },
}) => {
  const watched = await watchPages(page);
  const release = await delayScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await paint(page);
  await page.evaluate(() => document.fonts.ready);
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const call = page.getByRole('link', { name: 'Create your account' });
  await call.focus();
  await expect(call).toBeInViewport();
  const title = await page.getByRole('heading', { name: headline }).elementHandle();

  // This press takes effect after the script is loaded, and moves neither focus nor page.
  await page.getByRole('button', { name: 'Start', exact: true }).dispatchEvent('click');
  release();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeAttached();
  await expect(call).toBeFocused();
  await expect(call).toBeInViewport();
  expect(await title?.evaluate((element) => element.isConnected), 'the same element').toBe(true);
  const { shift, moved } = await watched();
  expect(shift, moved.join('\n')).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('theme-storage'))).toBe('dark');
  await page.getByRole('radio', { name: 'Cute' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'cute');
});

test('[LP5] presses and text before the script is loaded are not lost @gate', async ({
  visitor: { page },
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await delayScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await paint(page);
  const note = page.getByLabel('A note to try');
  await note.fill('Call the plumber');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(note).toHaveValue('Call the plumber');
  await expect(page.getByText('3 words')).toBeVisible();
});

test('[LP5] the landing page stays while its code does not load, and is taken over when it does', async ({
  visitor: { page },
  expectedMessages,
}) => {
  expectedMessages.push(/landing|Failed to load resource|preload/);
  await page.clock.install();
  let isBroken = true;
  await page.route(/\/s\/.*\/landing\..*\.js$/, (route) =>
    isBroken ? route.fulfill({ status: 503 }) : route.continue(),
  );
  const failed = page.waitForEvent('console', (message) => message.text().includes('requested again'));
  await page.goto('/', { waitUntil: 'commit' });
  await failed;
  await expect(page.getByRole('heading', { name: headline })).toBeVisible();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  isBroken = false;
  await page.clock.runFor(5_000);
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('[LP5] a sign-in in another tab shows home even if the landing page waits for its code', async ({
  visitor: { page },
}) => {
  await page.route(/\/s\/.*\/landing\..*\.js$/, () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await paint(page);
  const other = new Person(await page.context().newPage());
  await other.signUp();
  await expect(page.getByRole('heading', { name: headline })).toHaveCount(0);
  await expect(page).toHaveTitle(/^Home/);
});

test('[LP5] the prerendered page equals what the script renders, element by element', async ({
  visitor: { page },
}) => {
  const drawn = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('#root *')].map((element) => {
        const { fontSize, display, padding } = getComputedStyle(element);
        return [element.tagName, element.getAttribute('class'), fontSize, display, padding].join();
      }),
    );
  const release = await delayScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await paint(page);
  const before = await drawn();
  release();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Dayloom, home' }).click();
  await expect(page.getByRole('heading', { name: headline })).toBeVisible();
  expect(await drawn()).toEqual(before);
});

for (const { path, name, title } of [
  { path: '/', name: 'home', title: /^Home/ },
  { path: '/dashboard', name: 'another address', title: /^Dashboard/ },
])
  test(`[LP5, AU8] a signed-in user never sees the landing page at ${name}, however late the scripts are${path === '/' ? ' @gate' : ''}`, async ({
    fresh: { page },
  }) => {
    await watchForLanding(page);
    const release = await delayScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByText('Loading...')).toBeVisible();
    await expect(page.getByText(headline)).toHaveCount(0);
    release();
    await expect(page).toHaveTitle(title);
    expect(await landingsSeen(page)).toEqual([]);
  });

test('[LP5] the landing page is never shown at another address than its own', async ({
  visitor: { page },
}) => {
  await watchForLanding(page);
  const release = await delayScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByText('Loading...')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(await landingsSeen(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[LP5, LP4] a visitor reads the landing page, that the product requires JavaScript, and where to sign up', async ({
    visitor: { page },
    expectedMessages,
  }) => {
    // Files that only scripts use are preloaded but not used.
    expectedMessages.push(/preload/);
    await page.goto('/');
    const note = page.locator('noscript > *');
    await expect(note).toHaveText('Dayloom needs JavaScript.');
    await expect(note).toBeVisible();
    await expect(page.getByRole('heading', { name: headline })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Start planning' })).toHaveAttribute('href', '/signup');
    await expect(page.getByText('Loading...')).toBeHidden();
  });
});
