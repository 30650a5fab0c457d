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
  button.type = 'button';
  button.addEventListener('click', () => pressed.push(name));
  within.append(button);
  return button;
}
function addIn(tag: string, name: string) {
  const layer = document.createElement(tag);
  document.body.append(layer);
  return add(name, layer);
}
function addMenuItem(name: string) {
  const item = addIn('div', name);
  item.parentElement?.setAttribute('role', 'menu');
  return item;
}
function addRow(record: string, name = record) {
  const row = document.createElement('li');
  row.dataset['glides'] = record;
  document.body.append(row);
  return add(name, row);
}

/** @param at milliseconds; `y` in pixels */
function send<Sent extends Event>(target: HTMLElement, at: number, event: Sent) {
  Object.defineProperty(event, 'timeStamp', { value: at });
  target.dispatchEvent(event);
  return event;
}
const bubbling = { bubbles: true, cancelable: true };
function press(button: HTMLElement, at: number, { y = 100, detail = 1 } = {}) {
  return send(button, at, new MouseEvent('click', { ...bubbling, clientX: 20, clientY: y, detail }));
}

it('[KA12] a second press on the same spot never reaches the row that moved there', () => {
  const [run, swim] = [addRow('run'), addRow('swim')];
  press(run, 1_000);
  expect(press(swim, 1_120, { y: 104 }).defaultPrevented).toBe(true);
  press(swim, 1_500);
  expect(pressed).toEqual(['run']);
});

it('[KA12] a second press never reaches another record that the same row shows meanwhile', () => {
  const row = addRow('run');
  press(row, 1_000);
  row.closest('li')?.setAttribute('data-glides', 'run of the day before');
  expect(press(row, 1_120).defaultPrevented).toBe(true);
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

it.each([
  ['a dialog', () => addIn('dialog', 'Delete')],
  ['a form', () => addIn('form', 'Delete')],
  ['a menu', () => addMenuItem('Delete')],
])('[KA12] a second press after %s has closed reaches neither a row nor a button below it', (_, addLayer) => {
  const [swim, open, close] = [addRow('swim'), add('Add Activity'), addLayer()];
  press(close, 1_000);
  close.parentElement?.remove();
  press(open, 1_200);
  press(swim, 1_300);
  press(open, 1_610);
  expect(pressed).toEqual(['Delete', 'Add Activity']);
});

it('[KA12] a second press reaches nothing in the form that has opened under it, nor its backdrop', () => {
  const open = add('Add Activity');
  press(open, 1_000);
  const dialog = addIn('dialog', 'Cancel').parentElement ?? open;
  dialog.addEventListener('click', () => pressed.push('backdrop'));
  const field = add('Title', dialog.appendChild(document.createElement('form')));
  for (const target of [field, dialog]) press(target, 1_200);
  expect(pressed).toEqual(['Add Activity']);
});

it('[KA12] a second press neither starts a drag below what has closed nor moves the focus there', () => {
  const [block, save] = [add('Swim'), addIn('dialog', 'Save')];
  for (const type of ['pointerdown', 'mousedown']) block.addEventListener(type, () => pressed.push(type));
  press(save, 1_000);
  save.parentElement?.remove();
  const position = { ...bubbling, clientX: 20, clientY: 100 };
  const down = (at: number) => {
    send(block, at, new PointerEvent('pointerdown', { ...position, isPrimary: true }));
    return send(block, at, new MouseEvent('mousedown', position)).defaultPrevented;
  };
  expect(down(1_590)).toBe(true);
  // Released after the time is over.
  press(block, 1_700);
  expect(down(1_800)).toBe(false);
  press(block, 1_900);
  expect(pressed).toEqual(['Save', 'pointerdown', 'mousedown', 'Swim']);
});

it('[KA12] a press elsewhere counts at once, and so does each on a control that closes nothing', () => {
  const next = add('next day');
  for (const at of [1_000, 1_100, 1_200]) press(next, at);
  const more = addIn('form', 'longer');
  press(more, 2_000);
  press(more, 2_100);
  press(add('Today'), 2_200, { y: 140 });
  expect(pressed).toEqual(['next day', 'next day', 'next day', 'longer', 'longer', 'Today']);
});

it('[KA12] key presses, which have no position, count on each row', () => {
  press(addRow('run'), 1_000, { detail: 0 });
  press(addRow('swim'), 1_100, { detail: 0 });
  expect(pressed).toEqual(['run', 'swim']);
});
