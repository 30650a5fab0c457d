import { dealt } from '../support/dealt.ts';
import { open } from '../support/look.ts';
import { openSampleWork, ownScreens } from '../support/screens.ts';
import { expect, type Page, signedIn, test } from '../support/test.ts';

/** `npm run prove axe` checks all screens in each mode; `npm test` checks each screen in one of them. */
const isWhole = process.env['DAYLOOM_PROVE'] === 'axe';

/** Elements that look the same with and without focus. Runs in the page after a key was pressed. */
const unseenFocus = () => {
  const stops = 'a[href], button:enabled, input:enabled, select, textarea, summary, [tabindex="0"]';
  /** The focus ring of the element, of its container (a card, a label), and of its overlay. */
  const drawn = (element: Element) => {
    const around = [element, element.parentElement!, element.parentElement!.parentElement!];
    const styles = around.flatMap((one) => [getComputedStyle(one), getComputedStyle(one, '::after')]);
    return styles
      .map(({ outlineStyle, outlineWidth, outlineOffset, outlineColor, borderWidth, clipPath }) =>
        [
          ...(outlineStyle === 'none' ? ['none'] : [outlineStyle, outlineWidth, outlineOffset, outlineColor]),
          borderWidth,
          clipPath,
        ].join(' '),
      )
      .join(', ');
  };
  const unseen: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(stops)) {
    if (element.tabIndex < 0 || !element.checkVisibility({ visibilityProperty: true })) continue;
    element.focus({ preventScroll: true });
    if (document.activeElement !== element) continue;
    const focused = drawn(element);
    element.blur();
    if (drawn(element) === focused)
      unseen.push(`${element.localName}.${element.className} ${element.textContent.slice(0, 30)}`);
  }
  return unseen;
};

/** Selected or current elements that differ from others only in colours that the system removes. Runs in the page. */
const unseenChoice = () => {
  const chosen =
    '[aria-current]:not([aria-current="false"]), [aria-pressed="true"], [aria-selected="true"], :checked';
  /** Styles that remain in forced colours. */
  const drawn = (element: Element) => {
    const all = [element, ...element.querySelectorAll('*')];
    return all
      .flatMap((one) => [
        getComputedStyle(one),
        getComputedStyle(one, '::before'),
        getComputedStyle(one, '::after'),
      ])
      .map((style) =>
        [
          style.outlineStyle === 'none' ? '' : style.outlineColor + style.outlineWidth,
          style.borderColor + style.borderWidth + style.borderStyle,
          style.forcedColorAdjust === 'none' ? style.backgroundColor : '',
          style.fontWeight + style.textDecorationLine + style.fill,
        ].join(' '),
      )
      .join(', ');
  };
  /** The element on which a choice is drawn: its label, if the label contains it. */
  const faceOf = (element: Element) => element.closest('label') ?? element;
  const unseen: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(chosen)) {
    const face = faceOf(element);
    const native = element instanceof HTMLInputElement && getComputedStyle(element).appearance !== 'none';
    if (!face.checkVisibility({ visibilityProperty: true }) || (native && element.offsetWidth > 8)) continue;
    // A screen may keep the focus in place, and the text of the bell says whether it rings.
    if (face.matches(':focus') || /bell at the end$/i.test(face.textContent)) continue;
    const before = drawn(face);
    if (element instanceof HTMLInputElement) element.checked = false;
    const states = ['aria-current', 'aria-pressed', 'aria-selected'].map((name) => ({
      name,
      value: element.getAttribute(name),
    }));
    for (const { name, value } of states) if (value !== null) element.removeAttribute(name);
    if (drawn(face) === before)
      unseen.push(`${element.localName}.${face.className} ${face.textContent.slice(0, 30)}`);
    for (const { name, value } of states) if (value !== null) element.setAttribute(name, value);
    if (element instanceof HTMLInputElement) element.checked = true;
  }
  return unseen;
};

interface Way {
  readonly forcedColors: 'active' | 'none';
  readonly width: number;
}
const ways: readonly Way[] = [
  { forcedColors: 'active', width: 1280 },
  { forcedColors: 'none', width: 1280 },
  { forcedColors: 'active', width: 390 },
];
const hands = dealt(ownScreens, ways.length, 20_261_125);

async function unseenOn(page: Page, { forcedColors }: Way) {
  // From here on the browser assumes that the keyboard moves the focus.
  await page.keyboard.press('Tab');
  const found = await page.evaluate(unseenFocus);
  if (forcedColors === 'active') found.push(...(await page.evaluate(unseenChoice)));
  const where = new URL(page.url()).pathname;
  return found.map((finding) => `${where} ${finding}`);
}

for (const [hand, way] of ways.entries())
  test(`[KA1] [KA10] the focus is always visible${way.forcedColors === 'active' ? ', and so is a choice, in forced colours' : ''}, ${way.width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: way.width, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: way.forcedColors });
    await signedIn(page, { sample: true });
    const found: string[] = [];
    for (const screen of isWhole ? ownScreens : hands[hand]!) {
      await open(page, screen);
      found.push(...(await unseenOn(page, way)));
    }
    await openSampleWork(page);
    found.push(...(await unseenOn(page, way)));
    expect(found).toEqual([]);
  });
