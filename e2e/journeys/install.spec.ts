import { readFile } from 'node:fs/promises';
import { onlyEmbedded } from '../support/embedded-only.ts';
import { expect, type Page, test } from '../support/test.ts';
import { icons } from '../../tools/icons/icons.mjs';
import { renderIcon } from '../../tools/icons/render.mjs';

const ofThePage = onlyEmbedded('what a browser installs depends on no backend');

/** Fraction of the colour values of two pictures that differ visibly, 0 to 1; 1 when their sizes differ. */
const difference = (page: Page, pictures: readonly Buffer[]) =>
  page.evaluate(
    async (sources) => {
      const [one, other] = await Promise.all(
        sources.map(async (source) => {
          const image = new Image();
          image.src = source;
          await image.decode();
          const { width, height } = image;
          const canvas = new OffscreenCanvas(width, height).getContext('2d')!;
          canvas.drawImage(image, 0, 0);
          return { width, values: canvas.getImageData(0, 0, width, height).data };
        }),
      );
      if (!one || one.width !== other?.width) return 1;
      const differing = one.values.filter((value, at) => Math.abs(value - (other.values[at] ?? 0)) > 24);
      return differing.length / one.values.length;
    },
    pictures.map((bytes) => `data:image/png;base64,${bytes.toString('base64')}`),
  );

test(
  '[IN1] the browser finds everything it requires for an installation @gate',
  ofThePage,
  async ({ page }) => {
    await page.goto('/');
    const devtools = await page.context().newCDPSession(page);
    // Each test is a private window, where a browser installs nothing.
    await expect
      .poll(async () => (await devtools.send('Page.getInstallabilityErrors')).installabilityErrors)
      .toEqual([{ errorId: 'in-incognito', errorArguments: [] }]);
    const { url, errors } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const manifest = await page.request.get(url);
    expect(manifest.headers()).toMatchObject({
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    const named = (await manifest.json()) as { icons: { src: string; sizes: string; type: string }[] };
    for (const { src, sizes, type } of named.icons) {
      const icon = icons.find(({ name }) => src === `/${name}`);
      expect(`${icon?.size}x${icon?.size}`, src).toBe(sizes);
      expect((await page.request.get(src)).headers()['content-type']).toBe(type);
    }
  },
);

test('[IN1] each icon matches its drawing', ofThePage, async ({ page }) => {
  for (const icon of icons) {
    const pictures = [await readFile(icon.file), await renderIcon(page, icon)];
    expect(await difference(page, pictures), `${icon.name}: run npm run icons`).toBeLessThan(0.002);
  }
});

test(
  '[IN1] the shortcuts of the icon open the line or form that they name',
  ofThePage,
  async ({ page, seeded }) => {
    const opened = {
      'Add a task': page.getByLabel('New task', { exact: true }),
      'Start focus': page.getByRole('button', { name: 'Start', exact: true }),
      'Add a note': page.getByRole('dialog').getByLabel('Title'),
      'Add a reminder': page.getByRole('dialog').getByLabel('Title'),
    };
    const { shortcuts } = (await (await seeded.page.request.get('/manifest.webmanifest')).json()) as {
      shortcuts: { name: keyof typeof opened; url: string }[];
    };
    expect(shortcuts.map(({ name }) => name).toSorted()).toEqual(Object.keys(opened).toSorted());
    for (const { name, url } of shortcuts) {
      await page.goto(url);
      await expect(opened[name], name).toBeVisible();
    }
  },
);

/** Sends the event that Chromium sends when the product can be installed, and counts the prompts. */
const offerToInstall = (page: Page) =>
  page.evaluate(() => {
    const prompt = () => {
      document.documentElement.dataset['asked'] = 'yes';
      return Promise.resolve();
    };
    return dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });
const asked = (page: Page) => page.evaluate(() => document.documentElement.dataset['asked']);

test(
  "[IN2] the browser's offer shows no bar, and can be accepted in the about panel",
  ofThePage,
  async ({ page, fresh }) => {
    await page.goto('/dashboard');
    await fresh.sees('Total Works');
    expect(await offerToInstall(page), 'the bar is kept back').toBe(false);
    await fresh.press('About');
    const install = page
      .getByRole('dialog', { name: 'About Dayloom' })
      .getByRole('button', { name: 'Install Dayloom' });
    expect(await asked(page)).toBeUndefined();
    await install.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await asked(page)).toBe('yes');
    await fresh.press('About');
    await expect(page.getByRole('dialog', { name: 'About Dayloom' })).toBeVisible();
    await expect(install).toHaveCount(0);
  },
);
