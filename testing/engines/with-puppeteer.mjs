import { viewport } from './viewport.mjs';
import { launch } from 'puppeteer-core';

/**
 * Firefox as its makers or a distribution ship it, over WebDriver BiDi: Playwright only drives its own Firefox.
 * @param {string} executablePath
 * @returns {Promise<import('./engine.d.ts').Browser>}
 */
export async function launchWithPuppeteer(executablePath) {
  const browser = await launch({ browser: 'firefox', executablePath, defaultViewport: viewport });
  return {
    version: await browser.version(),
    async newTab() {
      const page = await browser.newPage();
      return {
        open: async (address) => void (await page.goto(address)),
        run: (expression) => page.evaluate(expression),
        click: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(/** @type {import('puppeteer-core').KeyInput} */ (key)),
        async pressShortcut(letter) {
          const modifier = process.platform === 'darwin' ? 'Meta' : 'Control';
          await page.keyboard.down(modifier);
          await page.keyboard.press(/** @type {import('puppeteer-core').KeyInput} */ (letter));
          await page.keyboard.up(modifier);
        },
        close: () => page.close(),
      };
    },
    close: () => browser.close(),
  };
}
