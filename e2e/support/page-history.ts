import type { Page } from '@playwright/test';

/**
 * Records every text that the page shows from its next load on, however briefly. Returns a function that lists them in
 * order.
 */
export async function everShown(page: Page): Promise<() => Promise<readonly string[]>> {
  const shown: string[] = [];
  await page.exposeFunction('noteShown', (text: string) => void shown.push(text));
  await page.addInitScript(() => {
    const { noteShown } = globalThis as unknown as { noteShown: (text: string) => void };
    let last = '';
    new MutationObserver(() => {
      // Without hidden texts, and with the lines of each element joined.
      const text = (document.getElementById('root')?.innerText ?? '').replaceAll('\n', '');
      if (text !== last) noteShown((last = text));
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return async () => {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    return shown;
  };
}
