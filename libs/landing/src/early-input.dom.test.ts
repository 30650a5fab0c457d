// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { earlyInput } from './early-input.ts';

it('[LP5] text typed and a button pressed before the script ran are repeated when it has run', () => {
  const root = document.createElement('div');
  const elements = new DOMParser().parseFromString(
    '<textarea>Ask Ravi</textarea><button data-pressed>Menu</button><button>Start</button>',
    'text/html',
  );
  root.append(...elements.body.children);
  const field = root.querySelector('textarea')!;
  field.value = 'Ask Ravi about the paper';
  const done: string[] = [];
  root.addEventListener('click', ({ target }) => done.push((target as HTMLElement).textContent));
  root.addEventListener('input', () => done.push(field.value));
  const doAgain = earlyInput(root);
  field.value = 'Ask Ravi';
  doAgain();
  expect(done).toEqual(['Ask Ravi about the paper', 'Menu']);
});
