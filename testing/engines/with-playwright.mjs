import { viewport } from './viewport.mjs';
import { launchArguments } from '../../tools/browser.mjs';

/**
 * @param {import('@playwright/test').BrowserType} type
 * @param {string} [executablePath] Playwright's own browser by default
 * @returns {Promise<import('./engine.d.ts').Browser>}
 */
export async function launchWithPlaywright(type, executablePath) {
  const args = type.name() === 'chromium' ? launchArguments : [];
  const browser = await type.launch({ args, ...(executablePath && { executablePath }) });
  const context = await browser.newContext({ viewport });
  return {
    version: `${type.name()} ${browser.version()}`,
    async newTab() {
      const page = await context.newPage();
      return {
        open: async (address) => void (await page.goto(address)),
        run: (expression) => page.evaluate(expression),
        click: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
        pressShortcut: (letter) => page.keyboard.press(`ControlOrMeta+${letter}`),
        close: () => page.close(),
      };
    },
    close: () => browser.close(),
  };
}
