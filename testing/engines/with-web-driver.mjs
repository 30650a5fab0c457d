import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { viewport } from './viewport.mjs';

/** The code points of keys in the WebDriver standard. @type {Readonly<Record<string, string>>} */
const keys = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', Backspace: '\uE003' };
const control = '\uE009';

/**
 * WebKitGTK's MiniBrowser, in a virtual screen.
 * @param {string} binary
 * @returns {Promise<import('./engine.d.ts').Browser>}
 */
export async function launchWithWebDriver(binary) {
  const port = await getPort({ host: '127.0.0.1' });
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], { detached: true });
  // The driver does not end its browser and its screen: all of them are one group.
  const end = () => driver.pid && process.kill(-driver.pid);
  process.once('exit', end);

  /**
   * One command of the WebDriver standard. Throws the driver's message.
   * @param {string} path
   * @param {object} [body]
   */
  async function command(path, body, method = body ? 'POST' : 'GET') {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = /** @type {{ value: any }} */ (await response.json());
    if (!response.ok) throw new Error(`${path}: ${value.message}`);
    return value;
  }

  /** Until the driver listens. @returns {Promise<any>} */
  async function newSession(triesLeft = 100) {
    const options = { binary, args: ['--automation'] };
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
    try {
      return await command('', { capabilities });
    } catch (error) {
      if (!(error instanceof TypeError) || triesLeft === 0) throw error;
      await wait(100);
      return newSession(triesLeft - 1);
    }
  }

  const { sessionId, capabilities } = await newSession();
  const session = `/${sessionId}`;
  /** @param {string} handle */
  const select = (handle) => command(`${session}/window`, { handle });
  /** @param {readonly object[]} actions */
  const act = (/** @type {'key' | 'pointer'} */ type, actions) =>
    command(`${session}/actions`, { actions: [{ type, id: type, actions }] });
  /** @param {string} text */
  const typed = (text) => [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
  let isFirst = true;
  await command(`${session}/window/rect`, viewport);

  return {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    async newTab() {
      // The first one is open already; only the visible tab of a window receives input.
      const handle = isFirst
        ? await command(`${session}/window`)
        : (await command(`${session}/window/new`, { type: 'window' })).handle;
      isFirst = false;
      return {
        async open(address) {
          await select(handle);
          await command(`${session}/url`, { url: address });
        },
        async run(expression) {
          await select(handle);
          return command(`${session}/execute/sync`, { script: `return ${expression}`, args: [] });
        },
        async click(x, y) {
          await select(handle);
          await act('pointer', [
            { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ]);
        },
        async type(text) {
          await select(handle);
          await act('key', typed(text));
        },
        async press(key) {
          await select(handle);
          await act('key', typed(keys[key] ?? key));
        },
        async pressShortcut(letter) {
          await select(handle);
          const modifier = (/** @type {'keyDown' | 'keyUp'} */ type) => ({ type, value: control });
          await act('key', [modifier('keyDown'), ...typed(letter), modifier('keyUp')]);
        },
        async close() {
          await select(handle);
          await command(`${session}/window`, undefined, 'DELETE');
        },
      };
    },
    async close() {
      await command(session, undefined, 'DELETE');
      process.off('exit', end);
      end();
    },
  };
}
