import type { Page } from '@playwright/test';

/** Notes every text the page has ever shown since its load, however short; answers with all of it. */
export async function everShown(page: Page): Promise<() => Promise<string>> {
  const shown: string[] = [];
  await page.exposeFunction('noteShown', (text: string) => void shown.push(text));
  await page.addInitScript(() => {
    const { noteShown } = globalThis as unknown as { noteShown: (text: string) => void };
    let last = '';
    new MutationObserver(() => {
      const text = document.getElementById('root')?.textContent ?? '';
      if (text !== last) noteShown((last = text));
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return async () => {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    return shown.join('\n');
  };
}
