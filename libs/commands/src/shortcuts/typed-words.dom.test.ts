// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { ignoreTypedWords, isInWord } from './typed-words.ts';

ignoreTypedWords();

let now = 0;
let pressed: string[] = [];
beforeEach(() => {
  now += 10_000;
  pressed = [];
  document.body.replaceChildren();
});

/** A row, of which every key that reaches it is noted. */
function add(tag: 'button' | 'input'): HTMLElement {
  const control: HTMLElement = document.createElement(tag);
  control.addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (!defaultPrevented) pressed.push(key);
  });
  document.body.append(control);
  return control;
}

/** @param after milliseconds since the key before */
function press(
  control: HTMLElement,
  key: string,
  after = 100,
  how: KeyboardEventInit & { type?: string } = {},
) {
  const { type = 'keydown', ...rest } = how;
  const event = new KeyboardEvent(type, { key, bubbles: true, cancelable: true, composed: true, ...rest });
  Object.defineProperty(event, 'timeStamp', { value: (now += after) });
  control.dispatchEvent(event);
  return event;
}

it('[KA8] of a word typed where no field has the focus only the first letter is a key', () => {
  const row = add('button');
  for (const key of 'just note it') press(row, key, 300);
  press(row, 'Enter');
  expect(pressed).toEqual(['j']);
});

it('[KA12] Space and Enter right after a letter press nothing, in Firefox and with repeats too', () => {
  const row = add('button');
  for (const key of [' ', 'Enter']) {
    press(row, 'j', 1_000);
    expect(press(row, key).defaultPrevented).toBe(true);
    expect(press(row, key, 500, { repeat: true }).defaultPrevented).toBe(true);
    expect(press(row, key, 10, { type: 'keyup' }).defaultPrevented).toBe(key === ' ' || key === 'Enter');
    press(row, key, 301);
    expect(press(row, key, 10, { type: 'keyup' }).defaultPrevented).toBe(false);
  }
  expect(pressed).toEqual(['j', ' ', 'j', 'Enter']);
});

it('[KA12] Space and Enter begin no word: a second Space counts, and so does the step after it', () => {
  const row = add('button');
  for (const key of [' ', ' ', 'j']) press(row, key);
  press(row, 'Enter', 400);
  press(row, 'k');
  expect(pressed).toEqual([' ', ' ', 'j', 'Enter', 'k']);
});

it('[KA8] a capital, an accent, a character of AltGr and Backspace belong to the word', () => {
  const row = add('button');
  press(row, 'e');
  for (const [key, how] of [
    ['Shift', {}],
    ['R', { shiftKey: true }],
    ['Dead', {}],
    ['AltGraph', {}],
    ['@', { ctrlKey: true, altKey: true }],
    ['Backspace', {}],
    ['لا', {}],
    ['s', {}],
  ] as const)
    press(row, key, 60, how);
  expect(pressed.filter((key) => key !== 'Shift' && key !== 'AltGraph')).toEqual(['e']);
});

it('[KA8] after Tab, Escape, an arrow or Ctrl+K the next letter is a key again', () => {
  const row = add('button');
  for (const key of ['Tab', 'Escape', 'ArrowDown', 'k']) {
    press(row, 'j');
    press(row, key, 10, { ctrlKey: key === 'k' });
    press(row, 'n', 10);
    press(row, 'Escape', 10);
  }
  expect(pressed.filter((key) => key === 'n')).toHaveLength(4);
});

it('[KA8] with AltGr no character is a key, as Linux reports it', () => {
  const row = add('button');
  expect(press(row, 't', 5_000, { modifierAltGraph: true }).defaultPrevented).toBe(true);
  expect(press(row, ' ', 5_000, { modifierAltGraph: true }).defaultPrevented).toBe(true);
  expect(press(row, 'ArrowLeft', 5_000, { modifierAltGraph: true }).defaultPrevented).toBe(false);
});

it('[KA8] a field types every character, and what is typed on after it has gone is part of the word', () => {
  const [field, row] = [add('input'), add('button')];
  for (const key of 'milk ') press(field, key);
  press(field, '@', 100, { modifierAltGraph: true });
  expect(pressed.join('')).toBe('milk @');
  field.remove();
  expect(isInWord(press(row, 'j'))).toBe(true);
  expect(press(row, ' ').defaultPrevented).toBe(true);
});

it('[KA8] Enter in a field ends the word', () => {
  const [field, row] = [add('input'), add('button')];
  for (const key of ['a', 'Enter']) press(field, key);
  press(row, 'j');
  expect(pressed).toEqual(['a', 'Enter', 'j']);
});
