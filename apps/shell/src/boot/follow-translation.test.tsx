// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { followTranslation } from './follow-translation.ts';

beforeAll(followTranslation);
afterEach(cleanup);

/** Like a browser: an element with the translation replaces each text. */
async function translate() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const all: Text[] = [];
  while (texts.nextNode()) all.push(texts.currentNode as Text);
  for (const text of all) {
    const element = document.createElement('font');
    element.textContent = text.data.toUpperCase();
    text.parentNode?.insertBefore(element, text);
    text.remove();
  }
  await Promise.resolve();
}

const Day = ({ done, hint }: { done: number; hint: boolean }) => (
  <p>
    {hint && 'A hint '}
    {done} of 7 done
    {hint && <b>!</b>}
  </p>
);
const text = () => screen.getByText((_, element) => element?.localName === 'p').textContent;

it('[OF14] numbers on a translated page stay correct', async () => {
  const { rerender } = render(<Day done={2} hint={false} />);
  await translate();
  expect(text()).toBe('2 OF 7 DONE');
  rerender(<Day done={3} hint={false} />);
  await Promise.resolve();
  expect(text()).toBe('3 OF 7 DONE');
});

it('[OF14] a translated page keeps working when content appears and disappears', async () => {
  const { rerender } = render(<Day done={2} hint />);
  await translate();
  rerender(<Day done={2} hint={false} />);
  expect(text()).toBe('2 OF 7 DONE');
  rerender(<Day done={2} hint />);
  expect(text()).toBe('A hint 2 OF 7 DONE!');
});
