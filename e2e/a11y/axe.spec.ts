import { dealt } from '../support/dealt.ts';
import { dialogs, openDialog } from '../support/dialogs.ts';
import { allLooks, type Look, open, wear } from '../support/look.ts';
import { findings } from '../support/scan.ts';
import { openSampleWork, ownScreens, publicScreens, type Screen } from '../support/screens.ts';
import { expect, type Page, signedIn, test } from '../support/test.ts';

/** `npm run prove axe` scans everything; other runs scan a sample of the screens. */
const isWhole = process.env['DAYLOOM_PROVE'] === 'axe';
const seed = 20_261_125;

const work = 'the work of the sample data';
type Target = Screen | typeof work;
const targets: readonly Target[] = [...ownScreens, work];
const visitorTargets: readonly Target[] = publicScreens;
const everywhere = [...visitorTargets, ...targets];

interface Task {
  readonly look: Look;
  readonly isFilled: boolean;
  readonly targets: readonly Target[];
}

const whole = allLooks.flatMap((look) =>
  [true, false].map((isFilled): Task => ({ look, isFilled, targets: everywhere })),
);
const [ofLight = [], ofDark = []] = dealt(everywhere, 4, seed);
const [ofEmpty = []] = dealt(ownScreens, 4, seed);
const sample: readonly Task[] = [
  { look: { theme: 'light', width: 1280 }, isFilled: true, targets: ofLight },
  { look: { theme: 'dark', width: 390 }, isFilled: true, targets: ofDark },
  { look: { theme: 'cute', width: 390 }, isFilled: false, targets: ofEmpty },
];

async function scan(page: Page, target: Target, isFilled: boolean) {
  if (target !== work) await open(page, target, isFilled);
  else if (isFilled) await openSampleWork(page);
  else return [];
  return findings(page);
}

for (const { look, isFilled, targets: chosen } of isWhole ? whole : sample)
  test(`[KA3] a scan finds nothing on any screen, ${look.theme}, ${look.width} pixels wide, ${isFilled ? 'filled' : 'empty'}${look.theme === 'dark' ? ' @gate' : ''}`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await signedIn(page, { sample: isFilled });
    await wear(page, look);
    const isForVisitors = (target: Target) => visitorTargets.includes(target);
    const found: string[] = [];
    for (const target of chosen.filter((one) => !isForVisitors(one)))
      found.push(...(await scan(page, target, isFilled)));
    await page.evaluate(() => localStorage.removeItem('dayloom.session'));
    for (const target of chosen.filter(isForVisitors)) found.push(...(await scan(page, target, isFilled)));
    expect(found).toEqual([]);
  });

const [someDialogs = []] = dealt(dialogs, 2, seed);
const withDialogs = isWhole
  ? allLooks.map((look) => ({ look, chosen: dialogs }))
  : [{ look: { theme: 'nature', width: 390 }, chosen: someDialogs }];

for (const { look, chosen } of withDialogs)
  test(`[KA3] a scan finds nothing with a dialog open, ${look.theme}, ${look.width} pixels wide`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await signedIn(page, { sample: true });
    await wear(page, look);
    const found: string[] = [];
    for (const dialog of chosen) {
      await openDialog(page, dialog);
      found.push(...(await findings(page)).map((finding) => `${dialog.name}: ${finding}`));
    }
    expect(found).toEqual([]);
  });
