// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dragRows } from './drag-rows.ts';
import { heightOf, layOutRows, listTop, newRow, topOf } from './row-layout.fixture.ts';

let scrolled = 0;
/** What is at the pointer outside of the list. */
let under: Element | null = null;
let ids: readonly string[] = [];
let dropped: unknown[] = [];
let hasPlaces = true;
let isMoved = true;
let stop = () => {};

async function place(id: string, to: number) {
  dropped.push([id, to]);
  return isMoved;
}

const list = () => document.querySelector<HTMLElement>('ul')!;
const row = (id: string) => document.querySelector<HTMLElement>(`#${id}`)!;
const picture = () => document.querySelector<HTMLElement>('body > .picture');
const day = () => document.querySelector<HTMLElement>('#day')!;

beforeEach(() => {
  vi.useFakeTimers();
  [scrolled, under, dropped, hasPlaces, isMoved] = [0, null, [], true, true];
  ids = ['a', 'b', 'c', 'd'];
  const target = document.createElement('button');
  target.id = 'day';
  target.dataset['dropDay'] = '2026-03-12';
  document.body.replaceChildren(target, document.createElement('ul'));
  list().append(...ids.map(newRow));
  list().setPointerCapture = () => undefined;
  document.elementFromPoint = () => under;
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  layOutRows(list(), () => scrolled);
  stop = dragRows(list(), () => ({
    ids,
    onPlace: hasPlaces ? place : undefined,
    onDay: (id, to) => dropped.push([id, to]),
  }));
});
afterEach(() => {
  stop();
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const mouse = { pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0, clientX: 50 };
const finger = { ...mouse, pointerId: 2, pointerType: 'touch' };

/** Lifts a row in its middle, and moves the pointer. */
function liftTo(id: string, clientY: number) {
  const from = listTop + topOf(row(id)) + heightOf(row(id)) / 2;
  fireEvent.pointerDown(row(id), { ...mouse, clientY: from });
  fireEvent.pointerMove(window, { ...mouse, clientY });
}
const release = () => fireEvent.pointerUp(window, mouse);
/** Moves the pointer to what is a little below the list. */
function moveBelow(element: Element | null) {
  under = element;
  fireEvent.pointerMove(window, { ...mouse, clientY: 340 });
}
const shifts = () => ids.map((id) => Number(/-?\d+/.exec(row(id).style.transform)?.[0] ?? 0));

describe('a dragged row', () => {
  it('[WD21] follows the pointer, and the rows between make room, whatever their heights', () => {
    liftTo('a', 210);
    expect(picture()?.style.transform).toBe('translateY(90px)');
    expect([shifts(), row('a').dataset['lifted']]).toEqual([[80, -40, 0, 0], '']);
    fireEvent.pointerMove(window, { ...mouse, clientY: 290 });
    expect(shifts()).toEqual([160, -40, -40, -40]);
    fireEvent.pointerMove(window, { ...mouse, clientY: 125 });
    expect(shifts()).toEqual([0, 0, 0, 0]);
  });

  it('[WD21] is dropped at the index that it shows, and the rows stay until the new order is rendered', async () => {
    liftTo('c', 110);
    expect(shifts()).toEqual([40, 40, -120, 0]);
    release();
    expect([dropped, shifts(), picture()]).toEqual([[['c', 0]], [40, 40, -120, 0], null]);
    list().prepend(row('c'));
    await Promise.resolve();
    expect([shifts(), list().dataset['sorting']]).toEqual([[0, 0, 0, 0], undefined]);
  });

  it('[TD12] is the last one if it is dropped a little below the list', () => {
    liftTo('a', 210);
    moveBelow(null);
    release();
    expect(dropped).toEqual([['a', 3]]);
  });

  it('[WD21] returns if it is not moved', async () => {
    isMoved = false;
    liftTo('c', 110);
    release();
    await vi.advanceTimersByTimeAsync(200);
    expect([shifts(), list().dataset['sorting']]).toEqual([[0, 0, 0, 0], undefined]);
  });

  it('[WD21] returns if no new order is rendered', () => {
    liftTo('c', 110);
    release();
    vi.advanceTimersByTime(1_500);
    expect([shifts(), list().dataset['sorting']]).toEqual([[0, 0, 0, 0], undefined]);
  });

  it('[WD21] is dropped on a day, which shows that it takes the task', () => {
    under = day();
    liftTo('b', 20);
    expect([day().dataset['over'], document.body.dataset['dragsRow']]).toEqual(['', '']);
    expect(shifts()).toEqual([0, 0, 0, 0]);
    release();
    expect(dropped).toEqual([['b', '2026-03-12']]);
    expect([day().dataset['over'], picture()]).toEqual([undefined, null]);
    expect(document.body.dataset['dragsRow']).toBeUndefined();
  });

  it('[WD21] stays below the pointer while the page scrolls', () => {
    liftTo('a', 125);
    scrolled = 80;
    fireEvent.scroll(window);
    expect([shifts(), picture()?.style.transform]).toEqual([[80, -40, 0, 0], 'translateY(5px)']);
  });

  it('[WD21] has no place in a list without places, and only days take it', () => {
    hasPlaces = false;
    liftTo('a', 250);
    expect(shifts()).toEqual([0, 0, 0, 0]);
    release();
    expect(dropped).toEqual([]);
  });

  it('[WD21] where rows are rendered while it is dragged, passes these too', async () => {
    ids = [...ids, 'e'];
    liftTo('a', 210);
    list().append(newRow('e'));
    await Promise.resolve();
    fireEvent.pointerMove(window, { ...mouse, clientY: 330 });
    release();
    expect(dropped).toEqual([['a', 4]]);
  });

  it('[WD21] that a windowed list has unmounted can still be dropped on a day', async () => {
    hasPlaces = false;
    liftTo('a', 210);
    row('a').remove();
    await Promise.resolve();
    expect(picture()).not.toBeNull();
    under = day();
    fireEvent.pointerMove(window, { ...mouse, clientY: 20 });
    release();
    expect(dropped).toEqual([['a', '2026-03-12']]);
  });
});

describe('a drag', () => {
  it.each([
    ['a second finger', () => fireEvent.pointerDown(document.body, { ...finger, isPrimary: false })],
    ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
    ['a change in another tab that is not rendered yet', () => (ids = ids.toReversed())],
    ['a release in another list', () => moveBelow(document.createElement('ul'))],
    ['a release outside of the list', () => fireEvent.pointerMove(window, { ...mouse, clientY: 700 })],
    [
      'a release next to the list',
      () => fireEvent.pointerMove(window, { ...mouse, clientX: 400, clientY: 210 }),
    ],
    ['another window', () => fireEvent.blur(window)],
    ['a gesture of the system', () => fireEvent.pointerCancel(window, mouse)],
    ['the end of the list', () => stop()],
  ])('[WD21] is cancelled by %s: the row returns, and nothing is written', (_, interrupt) => {
    liftTo('a', 210);
    interrupt();
    release();
    vi.runAllTimers();
    expect([dropped, shifts(), picture(), row('a').dataset['lifted']]).toEqual([
      [],
      [0, 0, 0, 0],
      null,
      undefined,
    ]);
  });

  it.each([
    ['removes a row', ['a', 'b', 'd'], () => row('c').remove()],
    ['removes it', ['b', 'c', 'd'], () => row('a').remove()],
    ['adds a row', ['a', 'b', 'c', 'd', 'e'], () => list().append(newRow('e'))],
    ['changes the order', ['b', 'a', 'c', 'd'], () => list().prepend(row('b'))],
  ])('[WD21] is cancelled when another tab %s', async (_, after, change) => {
    liftTo('a', 210);
    ids = after;
    change();
    await Promise.resolve();
    expect([shifts(), picture()]).toEqual([after.map(() => 0), null]);
    release();
    expect(dropped).toEqual([]);
  });

  it('[WD21] goes on when another tab renames a row', async () => {
    liftTo('a', 210);
    row('c').querySelector('span')!.textContent = 'Other';
    await Promise.resolve();
    release();
    expect(dropped).toEqual([['a', 1]]);
  });
});

describe('a press', () => {
  it('[WD21] without a move writes nothing at its end', () => {
    fireEvent.pointerDown(row('b'), { ...finger, clientY: 180 });
    vi.advanceTimersByTime(300);
    expect(picture()).not.toBeNull();
    fireEvent.pointerUp(window, finger);
    expect([dropped, picture()]).toEqual([[], null]);
  });

  /** Presses a part of the first row and moves the pointer. */
  function dragBy(part: string, pointer: typeof mouse) {
    const pressed = row('a').querySelector(part)!;
    fireEvent.pointerDown(pressed, { ...pointer, clientY: 120 });
    if (pointer === finger) vi.advanceTimersByTime(300);
    fireEvent.pointerMove(window, { ...pointer, clientY: 210 });
    fireEvent.pointerUp(window, pointer);
    return dropped.length > 0;
  }

  it('[WD21] on a title drags after a long press by a finger, and not by a mouse, which selects its text', () => {
    expect([dragBy('span', mouse), dragBy('span', finger)]).toEqual([false, true]);
  });

  it('[WD21] on a button drags only if the button is the title, after a long press by a finger', () => {
    expect([dragBy('button', mouse), dragBy('button', finger)]).toEqual([false, false]);
    row('a').querySelector('button')!.dataset['dragHandle'] = '';
    expect(dragBy('button', finger)).toBe(true);
  });
});

it('[KA4] [WD21] the row slides to its place, and with reduced motion is there at once', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const animate = vi.fn<(frames: unknown) => unknown>(() => ({ finished: new Promise(() => undefined) }));
  Object.defineProperty(Element.prototype, 'animate', { value: animate, configurable: true });
  liftTo('a', 210);
  release();
  expect(animate.mock.calls[0]?.[0]).toEqual({ transform: ['translateY(90px)', 'translateY(80px)'] });
  Reflect.deleteProperty(Element.prototype, 'animate');
});
