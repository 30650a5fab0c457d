// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ignoreSecondKeys } from './second-key.ts';

let pressed: string[] = [];
let end: () => void;

beforeEach(() => {
  pressed = [];
  document.body.replaceChildren();
  end = ignoreSecondKeys();
});
afterEach(() => end());

function add<Tag extends 'button' | 'input'>(tag: Tag, name: string) {
  const control = document.createElement(tag);
  control.addEventListener('keydown', () => pressed.push(name));
  document.body.append(control);
  return control;
}
const addButton = (name: string) => add('button', name);

/** @param at milliseconds */
function press(control: HTMLElement, at: number, { key = 'Enter', repeat = false, type = 'keydown' } = {}) {
  const event = new KeyboardEvent(type, { key, repeat, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: at });
  control.dispatchEvent(event);
  return event;
}

it.each(['Enter', ' '])(
  '[KA12] a second %j never reaches the next row after the first one has left',
  (key) => {
    const [run, swim] = [addButton('run'), addButton('swim')];
    press(run, 1_000, { key });
    run.remove();
    expect(press(swim, 1_590, { key }).defaultPrevented).toBe(true);
    expect(press(swim, 1_595, { key, type: 'keyup' }).defaultPrevented).toBe(true);
    press(swim, 1_610, { key });
    expect(pressed).toEqual(['run', 'swim']);
  },
);

it('[KA12] a second Enter on the same control counts, and so does one on another control while the first exists', () => {
  const [add, confirm] = [addButton('add'), addButton('confirm')];
  press(add, 1_000);
  press(add, 1_100);
  press(confirm, 1_200);
  expect(pressed).toEqual(['add', 'add', 'confirm']);
});

it.each([
  ['another key', () => press(document.body, 1_050, { key: 'Tab' })],
  ['a letter', () => document.body.dispatchEvent(new Event('input', { bubbles: true }))],
  ['a press of the pointer', () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
])('[KA12] after %s the next Enter counts at once', (_, act) => {
  const [run, swim] = [addButton('run'), addButton('swim')];
  press(run, 1_000);
  run.remove();
  act();
  press(swim, 1_100);
  expect(pressed).toEqual(['run', 'swim']);
});

it('[KA12] a key that stays down never presses another control', () => {
  const [open, save] = [addButton('open'), add('input', 'save')];
  press(open, 1_000);
  press(open, 1_500, { repeat: true });
  press(save, 3_000, { repeat: true });
  press(save, 3_030, { repeat: true });
  press(save, 4_000);
  expect(pressed).toEqual(['open', 'open', 'save']);
});

it('[KA12] Space in a text field is always a character', () => {
  const [rename, title] = [addButton('rename'), add('input', 'title')];
  press(rename, 1_000, { key: ' ' });
  rename.remove();
  expect(press(title, 1_100, { key: ' ' }).defaultPrevented).toBe(false);
});
