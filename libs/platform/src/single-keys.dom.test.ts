// @vitest-environment jsdom
import { createStore } from 'jotai';
import { afterEach, expect, it, vi } from 'vitest';

const key = 'dayloom.single-keys';

/** The value after a reload of the page. */
async function opened() {
  vi.resetModules();
  const { singleKeysAtom } = await import('./single-keys.ts');
  const atoms = createStore();
  return {
    areOn: () => atoms.get(singleKeysAtom),
    set: (on: boolean) => atoms.set(singleKeysAtom, on),
    /** @returns a function that ends the use */
    use: () => atoms.sub(singleKeysAtom, () => undefined),
  };
}

afterEach(() => localStorage.clear());

it('[KA8] shortcuts of single keys are on until this device turns them off, and the choice is stored', async () => {
  const page = await opened();
  expect(page.areOn()).toBe(true);
  page.set(false);
  expect([page.areOn(), localStorage.getItem(key), (await opened()).areOn()]).toEqual([false, 'off', false]);
  page.set(true);
  expect([page.areOn(), localStorage.getItem(key), (await opened()).areOn()]).toEqual([true, 'on', true]);
});

it('[KA8] a choice in another tab counts at once, also before the first use', async () => {
  const elsewhere = (on: boolean) => {
    localStorage.setItem(key, on ? 'on' : 'off');
    dispatchEvent(new StorageEvent('storage', { key }));
  };
  const page = await opened();
  elsewhere(false);
  expect(page.areOn()).toBe(false);
  const leave = page.use();
  for (const on of [true, false]) {
    elsewhere(on);
    expect(page.areOn()).toBe(on);
  }
  leave();
  elsewhere(true);
  page.use();
  expect(page.areOn()).toBe(true);
});

it('[KA8] if storage is unavailable they are on, and a choice is kept until the page is left', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('refused', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('refused', 'SecurityError');
    },
  });
  const page = await opened();
  expect(page.areOn()).toBe(true);
  page.set(false);
  page.use();
  expect(page.areOn()).toBe(false);
  vi.unstubAllGlobals();
});
