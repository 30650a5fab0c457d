// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchDrag } from './watch-drag.ts';

const area = document.createElement('div');
const swim = document.createElement('button');
swim.append('Swim');
area.append(swim);
area.setPointerCapture = () => undefined;
document.body.append(area);

const clicked = vi.fn<() => void>();
swim.addEventListener('click', clicked);

let events: string[] = [];
let pressedAt: unknown;
let canDrag = true;
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  events = [];
  canDrag = true;
  clicked.mockClear();
  stop = watchDrag(area, {
    press: (at) => {
      pressedAt = at;
      return canDrag;
    },
    lift: (pressed) => events.push(`lift ${pressed.textContent}`) > 0,
    move: ({ x, y }) => events.push(`move ${x},${y}`),
    drop: ({ x, y }) => events.push(`drop ${x},${y}`),
    cancel: () => events.push('cancel'),
  });
});
afterEach(() => {
  stop();
  vi.runAllTimers();
  vi.useRealTimers();
});

const mouse = { pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0 };
const finger = { ...mouse, pointerId: 2, pointerType: 'touch' };
const at = (clientX: number, clientY: number) => ({ clientX, clientY });

function dragMouse() {
  fireEvent.pointerDown(swim, { ...mouse, ...at(10, 10) });
  fireEvent.pointerMove(swim, { ...mouse, ...at(10, 40) });
}

function holdFinger() {
  fireEvent.pointerDown(swim, { ...finger, ...at(10, 10) });
  vi.advanceTimersByTime(300);
}

it('[TT19] a drag begins at the position of the press, not where the pointer is once it has moved', () => {
  fireEvent.pointerDown(swim, { ...mouse, ...at(10, 10) });
  expect([pressedAt, events]).toEqual([{ x: 10, y: 10 }, []]);
});

describe('a mouse', () => {
  it('[TT19] starts a drag when it moves, and drops where it is released', () => {
    dragMouse();
    fireEvent.pointerUp(swim, { ...mouse, ...at(50, 60) });
    expect(events).toEqual(['lift Swim', 'move 10,40', 'drop 50,60']);
    fireEvent.pointerMove(swim, { ...mouse, ...at(80, 80) });
    expect(events).toHaveLength(3);
  });

  it('[TT19] continues the drag when the focus moves', () => {
    fireEvent.pointerDown(swim, { ...mouse, ...at(10, 10) });
    fireEvent.blur(swim);
    fireEvent.pointerMove(swim, { ...mouse, ...at(10, 40) });
    expect(events).toEqual(['lift Swim', 'move 10,40']);
  });

  it('[TT19] that hardly moves is a click', () => {
    fireEvent.pointerDown(swim, { ...mouse, ...at(10, 10) });
    fireEvent.pointerMove(swim, { ...mouse, ...at(12, 12) });
    fireEvent.pointerUp(swim, { ...mouse, ...at(12, 12) });
    fireEvent.click(swim);
    expect([events, clicked.mock.calls.length]).toEqual([[], 1]);
  });

  it('[TT19] does not click where it drops', () => {
    dragMouse();
    fireEvent.pointerUp(swim, { ...mouse, ...at(50, 60) });
    fireEvent.click(swim);
    expect(clicked).not.toHaveBeenCalled();
    vi.runAllTimers();
    fireEvent.click(swim);
    expect(clicked).toHaveBeenCalledOnce();
  });

  it('[TT19] cancels on Escape, which closes nothing else', () => {
    const outside = vi.fn<() => void>();
    document.body.addEventListener('keydown', outside);
    dragMouse();
    fireEvent.keyDown(swim, { key: 'Escape' });
    fireEvent.pointerUp(swim, { ...mouse, ...at(50, 60) });
    expect(events).toEqual(['lift Swim', 'move 10,40', 'cancel']);
    expect(outside).not.toHaveBeenCalled();
    document.body.removeEventListener('keydown', outside);
  });
});

it('[TT19] [WD21] a press selects no text where it can start a drag', () => {
  const isAllowed = () => {
    fireEvent.pointerDown(swim, { ...mouse, ...at(10, 10) });
    const isSelected = fireEvent(swim, new Event('selectstart', { bubbles: true, cancelable: true }));
    fireEvent.pointerMove(swim, { ...mouse, ...at(10, 40) });
    fireEvent.pointerUp(swim, { ...mouse, ...at(10, 40) });
    return isSelected;
  };
  expect(isAllowed()).toBe(false);
  events = [];
  canDrag = false;
  expect([isAllowed(), events]).toEqual([true, []]);
});

it('[TT19] a drag follows what scrolls below the pointer', () => {
  dragMouse();
  fireEvent.scroll(window);
  expect(events).toEqual(['lift Swim', 'move 10,40', 'move 10,40']);
});

describe('near an edge', () => {
  const box = { top: 0, bottom: 400 };
  const scrolled = vi.fn<(options: ScrollToOptions) => void>();

  beforeEach(() => {
    scrolled.mockClear();
    area.style.overflowY = 'auto';
    Object.defineProperties(area, {
      scrollHeight: { value: 900, configurable: true },
      scrollBy: { value: scrolled, configurable: true },
    });
    vi.spyOn(area, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, box.top, 300, box.bottom));
  });

  it.each([
    ['the upper edge scrolls up', 10, [-10]],
    ['the middle does not scroll', 200, []],
    ['the lower edge scrolls down', 399, [13]],
    ['far outside does not scroll', 900, []],
  ])('[TT19] a drag at %s', (_, y, steps) => {
    fireEvent.pointerDown(swim, { ...mouse, ...at(10, 200) });
    fireEvent.pointerMove(swim, { ...mouse, ...at(10, y) });
    vi.advanceTimersToNextFrame();
    expect(scrolled.mock.calls.map(([{ top = 0 }]) => Math.round(top))).toEqual(steps);
    fireEvent.pointerUp(swim, { ...mouse, ...at(10, y) });
    scrolled.mockClear();
    vi.advanceTimersToNextFrame();
    expect(scrolled).not.toHaveBeenCalled();
  });
});

describe('a finger', () => {
  it('[TT19] starts a drag after a long press', () => {
    holdFinger();
    fireEvent.pointerMove(swim, { ...finger, ...at(10, 40) });
    fireEvent.pointerUp(swim, { ...finger, ...at(10, 60) });
    expect(events).toEqual(['lift Swim', 'move 10,40', 'drop 10,60']);
  });

  it('[TT19] scrolls when it moves at once', () => {
    fireEvent.pointerDown(swim, { ...finger, ...at(10, 10) });
    fireEvent.pointerMove(swim, { ...finger, ...at(10, 40) });
    vi.advanceTimersByTime(350);
    expect(fireEvent.touchMove(swim)).toBe(true);
    fireEvent.pointerUp(swim, { ...finger, ...at(10, 60) });
    expect(events).toEqual([]);
  });

  it('[TT19] does not scroll during a drag', () => {
    holdFinger();
    expect(fireEvent.touchMove(swim)).toBe(false);
  });

  it('[TT19] that does not move during a long press does not click at its end', () => {
    expect(fireEvent.touchEnd(swim)).toBe(true);
    holdFinger();
    fireEvent.pointerUp(swim, { ...finger, ...at(10, 10) });
    expect(fireEvent.touchEnd(swim)).toBe(false);
  });

  it.each([
    ['a second finger', () => fireEvent.pointerDown(area, { ...finger, pointerId: 3, isPrimary: false })],
    ['a gesture of the system', () => fireEvent.pointerCancel(swim, finger)],
    ['another window', () => fireEvent.blur(window)],
    ['the end of the grid', () => stop()],
  ])('[TT19] cancels the drag after %s', (_, interrupt) => {
    holdFinger();
    fireEvent.pointerMove(swim, { ...finger, ...at(10, 40) });
    interrupt();
    fireEvent.pointerUp(swim, { ...finger, ...at(10, 60) });
    expect(events).toEqual(['lift Swim', 'move 10,40', 'cancel']);
  });
});
