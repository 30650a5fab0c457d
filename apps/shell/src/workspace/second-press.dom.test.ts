// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ignoreSecondPresses } from './second-press.ts';

let pressed: string[] = [];
let end: () => void;

beforeEach(() => {
  pressed = [];
  document.body.replaceChildren();
  end = ignoreSecondPresses();
});
afterEach(() => end());

function add(name: string, within: HTMLElement = document.body) {
  const button = document.createElement('button');
  button.addEventListener('click', () => pressed.push(name));
  within.append(button);
  return button;
}
function addRow(record: string, name = record) {
  const row = document.createElement('li');
  row.dataset['glides'] = record;
  document.body.append(row);
  return add(name, row);
}

/** @param at milliseconds; `y` in pixels */
function press(button: HTMLElement, at: number, { y = 100, detail = 1 } = {}) {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, clientX: 20, clientY: y, detail });
  Object.defineProperty(click, 'timeStamp', { value: at });
  button.dispatchEvent(click);
  return click;
}

it('[KA12] a second press on the same spot never reaches the row that moved there', () => {
  const [run, swim] = [addRow('run'), addRow('swim')];
  press(run, 1_000);
  expect(press(swim, 1_120, { y: 104 }).defaultPrevented).toBe(true);
  press(swim, 1_500);
  expect(pressed).toEqual(['run']);
});

it('[KA12] ignored presses do not prolong the time: the spot takes presses again after 600 ms', () => {
  const [run, swim] = [addRow('run'), addRow('swim')];
  press(run, 1_000);
  press(swim, 1_590);
  press(swim, 1_610);
  expect(pressed).toEqual(['run', 'swim']);
});

it('[KA12] a second press on the same row counts, also if another list shows its record', () => {
  const run = addRow('run');
  press(run, 1_000);
  press(run, 1_100);
  press(addRow('run', 'run among the done ones'), 1_200);
  expect(pressed).toEqual(['run', 'run', 'run among the done ones']);
});

it('[KA12] quick presses on rows at other spots count', () => {
  press(addRow('run'), 1_000);
  press(addRow('swim'), 1_100, { y: 140 });
  expect(pressed).toEqual(['run', 'swim']);
});

it('[KA12] the press that closes a menu or dialog never reaches the row below it', () => {
  press(add('Delete'), 1_000);
  press(addRow('swim'), 1_200);
  expect(pressed).toEqual(['Delete']);
});

it('[KA12] key presses, which have no position, count on each row', () => {
  press(addRow('run'), 1_000, { detail: 0 });
  press(addRow('swim'), 1_100, { detail: 0 });
  expect(pressed).toEqual(['run', 'swim']);
});
