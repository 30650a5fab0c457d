// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { guardPage } from './guard-page.ts';
import { installHistoryGuard } from './history-guard.ts';

const router = vi.fn();
let answer: (leaves: boolean) => void;
const confirm = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
let stop: () => void;
let steps: number[];

beforeAll(() => {
  installHistoryGuard();
  addEventListener('popstate', router);
});
beforeEach(() => {
  router.mockClear();
  confirm.mockClear();
  steps = [];
  vi.spyOn(history, 'go').mockImplementation((step) => void steps.push(step ?? 0));
  stop = guardPage({ confirm, position: () => 3 });
});
afterEach(() => stop());

/** The browser has moved to an entry of the history. */
const arriveAt = (idx: number) => dispatchEvent(new PopStateEvent('popstate', { state: { idx } }));
const answered = async (leaves: boolean) => {
  answer(leaves);
  await confirm.mock.results.at(-1)?.value;
  await Promise.resolve();
};

it('[SH18] Back is reverted before the router receives it, and repeated after the user agrees', async () => {
  arriveAt(2);
  expect([steps, confirm.mock.calls.length]).toEqual([[1], 0]);
  arriveAt(3);
  await answered(true);
  expect(steps).toEqual([1, -1]);
  expect(router).not.toHaveBeenCalled();
  arriveAt(2);
  expect(router).toHaveBeenCalledOnce();
});

it('[SH18] a step whose text is saved while it is being reverted is still made', async () => {
  arriveAt(2);
  stop();
  expect(router).not.toHaveBeenCalled();
  arriveAt(3);
  await answered(true);
  expect(steps).toEqual([1, -1]);
  arriveAt(2);
  expect(router).toHaveBeenCalledOnce();
});

it('[SH18] a second Back that overtakes the reverting step asks once, with the page where the router assumes it', async () => {
  arriveAt(2);
  arriveAt(1);
  expect([steps, confirm.mock.calls.length]).toEqual([[1, 2], 0]);
  arriveAt(3);
  expect(confirm).toHaveBeenCalledOnce();
  arriveAt(2);
  arriveAt(3);
  expect(confirm).toHaveBeenCalledOnce();
  await answered(false);
  expect(router).not.toHaveBeenCalled();
});

it('[SH18] a link is pressed again after the user agrees, with all of its options', async () => {
  const pressed = vi.fn((event: Event) => event.preventDefault());
  const linkTo = (address: string) => {
    const link = Object.assign(document.createElement('a'), { href: address, textContent: 'Link' });
    link.addEventListener('click', pressed);
    document.body.append(link);
    return link;
  };
  linkTo('/elsewhere').click();
  expect(pressed).not.toHaveBeenCalled();
  await answered(true);
  expect(pressed).toHaveBeenCalledOnce();
  linkTo('/').click();
  expect([pressed.mock.calls.length, confirm.mock.calls.length]).toEqual([2, 1]);
});

it('[SH18] the browser asks about reload and closing', () => {
  const leaving = new Event('beforeunload', { cancelable: true });
  dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  stop();
  const later = new Event('beforeunload', { cancelable: true });
  dispatchEvent(later);
  expect(later.defaultPrevented).toBe(false);
});
