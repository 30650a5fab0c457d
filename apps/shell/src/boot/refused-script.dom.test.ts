// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import './refused-script.ts';

beforeEach(() => {
  const boot = Object.assign(document.createElement('p'), { className: 'boot', textContent: 'Loading...' });
  document.body.replaceChildren(boot);
});

/** The file of an element of the page, or of one that a chunk's loader creates, is rejected. */
function refuse(element: HTMLElement, isOfPage: boolean) {
  if (isOfPage) element.dataset['page'] = '';
  document.body.append(element);
  element.dispatchEvent(new Event('error'));
}
const file = (kind: 'script' | 'link') => document.createElement(kind);
const message = () => document.querySelector('[role="alert"]');

it("[MO16] a rejected script of the page shows one message instead of 'Loading...'", () => {
  refuse(file('script'), true);
  refuse(file('link'), true);
  expect(document.body.textContent).toBe('Dayloom could not be loaded. Load again');
});

it('[MO16] a rejected file of a part is reported by that part alone', () => {
  refuse(file('script'), false);
  dispatchEvent(new Event('error'));
  expect(message()).toBeNull();
});
