import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * @typedef {{ role?: string, name?: string, label?: string, text?: string, within?: Target }} Target
 * An element as a user finds it: by role and name, by the label of its field, or by a text. Names, labels and texts
 * are whole ones, or the start of one before '...'.
 */

/** Finds elements by role and name in any browser: it runs in the page. */
const queries = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Milliseconds until a step counts as failed. */
const timeout = 20_000;

/**
 * Runs in the page. @param {Target} target
 * @returns {HTMLElement | undefined} the first visible element
 */
function find(target) {
  const { TestingLibraryDom: library } = /** @type {any} */ (globalThis);
  const root = target.within ? find(target.within) : document.body;
  if (!root) return undefined;
  /** @param {string} text */
  const pattern = (text) =>
    text.endsWith('...')
      ? (/** @type {string} */ content) => content.startsWith(text.slice(0, -3))
      : (/** @type {string} */ content) => content === text;
  /** @type {HTMLElement[]} */
  const found =
    target.role !== undefined
      ? library.queryAllByRole(root, target.role, target.name ? { name: pattern(target.name) } : {})
      : target.label !== undefined
        ? library.queryAllByLabelText(root, pattern(target.label))
        : library.queryAllByText(root, pattern(target.text ?? ''));
  return found.find((element) => element.getClientRects().length > 0);
}

/**
 * Runs in the page. @param {Target} target
 * @returns {Promise<{ x: number, y: number } | undefined>} where a press reaches it; undefined while it moves
 */
async function pressable(target) {
  const element = find(target);
  if (!element || element.matches(':disabled')) return undefined;
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const then = element.getBoundingClientRect();
  if (then.left !== left || then.top !== top) return undefined;
  const [x, y] = [left + width / 2, top + height / 2];
  const above = document.elementFromPoint(x, y);
  const isOnTop = element.contains(above) || above?.closest('label')?.control === element;
  return isOnTop ? { x, y } : undefined;
}

/** Runs in the page. Sets the value of a date or time field, which browsers let users type in different ways. */
function setValue(/** @type {Target} */ target, /** @type {string} */ value) {
  const field = /** @type {HTMLInputElement} */ (find(target));
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** A user of one tab, who finds things by their roles and names. */
export class Person {
  /** @param {import('./engine.d.ts').Tab} tab @param {string} product address of the product */
  constructor(tab, product) {
    this.tab = tab;
    this.product = product;
  }

  /** @param {string} path */
  async opens(path) {
    await this.tab.open(`${this.product}${path}`);
  }

  /**
   * @param {(...args: any[]) => unknown} inPage
   * @param {unknown[]} args values that JSON can hold
   */
  async #run(inPage, ...args) {
    const isReady = await this.tab.run('typeof TestingLibraryDom !== "undefined"');
    if (!isReady) await this.tab.run(`(() => { ${queries}; return true; }).call(globalThis)`);
    return this.tab.run(
      `(() => { ${String(find)}; return (${String(inPage)})(...${JSON.stringify(args)}); })()`,
    );
  }

  /**
   * Asks the page until the answer is something. Throws after the timeout.
   * @param {string} what
   * @param {() => Promise<unknown>} ask
   * @returns {Promise<any>}
   */
  async #until(what, ask) {
    const end = performance.now() + timeout;
    for (;;) {
      // A page that is just being replaced has no answer.
      const answer = await ask().catch(() => undefined);
      if (answer) return answer;
      if (performance.now() > end) {
        const screen = await this.tab.run('document.body.innerText').catch((error) => error);
        throw new Error(`${what}: not within ${timeout / 1000} s. On the screen:\n${String(screen)}`);
      }
      await wait(50);
    }
  }

  /** @param {Target} target */
  async sees(target) {
    await this.#until(`sees ${JSON.stringify(target)}`, () => this.#run((one) => Boolean(find(one)), target));
  }

  /** @param {Target} target */
  async doesNotSee(target) {
    await this.#until(`does not see ${JSON.stringify(target)}`, () => this.#run((one) => !find(one), target));
  }

  /** @param {Target} target */
  async presses(target) {
    const { x, y } = await this.#until(`presses ${JSON.stringify(target)}`, () =>
      this.#run(pressable, target),
    );
    await this.tab.click(x, y);
  }

  /** Types into a field. @param {Target} target @param {string} text */
  async types(target, text) {
    await this.presses(target);
    await this.tab.type(text);
  }

  /** Chooses a date ('2026-12-24') or a time ('14:00'). @param {Target} target @param {string} value */
  async chooses(target, value) {
    await this.sees(target);
    await this.#run(setValue, target, value);
  }

  /** @param {string} letter pressed with Ctrl, on a Mac with Cmd */
  async shortcut(letter) {
    await this.tab.pressShortcut(letter);
  }

  /** @param {string} key */
  async key(key) {
    await this.tab.press(key);
  }

  /** Waits until an expression of the page is true. @param {string} what @param {string} expression */
  async waitsUntil(what, expression) {
    await this.#until(what, () => this.tab.run(expression));
  }
}
