import { expect, test } from '../support/breakable-test.ts';
import { dealt } from '../support/dealt.ts';
import { onlyEmbedded } from '../support/embedded-only.ts';
import { noServer, untilKept } from '../support/kept.ts';
import { allLooks, type Look, open, wear } from '../support/look.ts';
import { findings } from '../support/scan.ts';
import { ownScreens } from '../support/screens.ts';
import { signedIn } from '../support/test.ts';

const isWhole = process.env['DAYLOOM_PROVE'] === 'axe';
const [few = []] = dealt(ownScreens, 5, 20_261_125);
const screens = isWhole ? ownScreens : few;
const looks = (sample: Look) => (isWhole ? allLooks : [sample]);

const ofThePage = onlyEmbedded('where the page comes from depends on no backend');

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', expectedMessages: async ({}, use) => use([noServer]) });

  for (const look of looks({ theme: 'light', width: 390 }))
    test(
      `[KA3] [OF1] a scan finds nothing on any screen, ${look.theme}, ${look.width} pixels wide, without a network`,
      ofThePage,
      async ({ page, context, breakable }) => {
        test.setTimeout(300_000);
        await signedIn(page, { sample: true });
        await wear(page, look);
        await page.goto('/');
        await untilKept(page);
        await breakable.stop();
        await context.setOffline(true);
        const found: string[] = [];
        for (const screen of screens) {
          await open(page, screen);
          found.push(...(await findings(page)));
        }
        expect(found).toEqual([]);
      },
    );
});

/** Console messages about a missing part. */
const missing = [
  /Failed to load resource/,
  /cannot be loaded|cannot be planned/,
  /Federation Runtime/,
  /Refused to execute script/,
  /requires 'TrustedScriptURL' assignment/,
  /preload/i,
];

for (const look of looks({ theme: 'dark', width: 1280 }))
  test(
    `[KA3] [MO2] a scan finds nothing when a part is missing, ${look.theme}, ${look.width} pixels wide`,
    ofThePage,
    async ({ page, breakable, expectedMessages, expectedViolations }) => {
      test.setTimeout(300_000);
      expectedMessages.push(...missing);
      // A file that failed too often is not requested again: the policy blocks the address that the runtime sets
      // itself.
      expectedViolations.push(/^require-trusted-types-for trusted-types-sink/);
      const { modules } = await breakable.registry();
      await signedIn(page, { sample: true });
      await wear(page, look);
      const found: string[] = [];
      for (const { name, descriptor } of isWhole ? modules : modules.slice(0, 2)) {
        breakable.breakModule(name, { status: 500 });
        for (const address of ['/', descriptor.routes[0]?.path ?? '/']) {
          await page.goto(address);
          const card = page.getByText('This part is not available').first();
          if (address !== '/') await expect(card).toBeVisible();
          await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
          found.push(...(await findings(page)).map((finding) => `without ${name}: ${finding}`));
        }
      }
      expect(found).toEqual([]);
    },
  );
