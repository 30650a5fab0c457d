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

let heard: string[] = [];
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
  clicked.mockClear();
  stop = watchDrag(area, {
    lift: (pressed) => heard.push(`lift ${pressed.textContent}`) > 0,
    move: ({ x, y }) => heard.push(`move ${x},${y}`),
    drop: ({ x, y }) => heard.push(`drop ${x},${y}`),
    cancel: () => heard.push('cancel'),
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
  vi.advanceTimersByTime(350);
}

describe('a mouse', () => {
  it('[TT19] drags once it has moved, and drops where it is released', () => {
    dragMouse();
    fireEvent.pointerUp(swim, { ...mouse, ...at(50, 60) });
    expect(heard).toEqual(['lift Swim', 'move 10,40', 'drop 50,60']);
    fireEvent.pointerMove(swim, { ...mouse, ...at(80, 80) });
    expect(heard).toHaveLength(3);
  });

  it('[TT19] drags on where the focus leaves what had it', () => {
    fireEvent.pointerDown(swim, { ...mouse, ...at(10, 10) });
    fireEvent.blur(swim);
    fireEvent.pointerMove(swim, { ...mouse, ...at(10, 40) });
    expect(heard).toEqual(['lift Swim', 'move 10,40']);
  });

  it('[TT19] that hardly moves presses', () => {
    fireEvent.pointerDown(swim, { ...mouse, ...at(10, 10) });
    fireEvent.pointerMove(swim, { ...mouse, ...at(12, 12) });
    fireEvent.pointerUp(swim, { ...mouse, ...at(12, 12) });
    fireEvent.click(swim);
    expect([heard, clicked.mock.calls.length]).toEqual([[], 1]);
  });

  it('[TT19] presses nothing where it drops', () => {
    dragMouse();
    fireEvent.pointerUp(swim, { ...mouse, ...at(50, 60) });
    fireEvent.click(swim);
    expect(clicked).not.toHaveBeenCalled();
    vi.runAllTimers();
    fireEvent.click(swim);
    expect(clicked).toHaveBeenCalledOnce();
  });

  it('[TT19] drops nothing after Escape, which closes nothing else', () => {
    const outside = vi.fn<() => void>();
    document.body.addEventListener('keydown', outside);
    dragMouse();
    fireEvent.keyDown(swim, { key: 'Escape' });
    fireEvent.pointerUp(swim, { ...mouse, ...at(50, 60) });
    expect(heard).toEqual(['lift Swim', 'move 10,40', 'cancel']);
    expect(outside).not.toHaveBeenCalled();
    document.body.removeEventListener('keydown', outside);
  });
});

describe('a finger', () => {
  it('[TT19] drags after it was held', () => {
    holdFinger();
    fireEvent.pointerMove(swim, { ...finger, ...at(10, 40) });
    fireEvent.pointerUp(swim, { ...finger, ...at(10, 60) });
    expect(heard).toEqual(['lift Swim', 'move 10,40', 'drop 10,60']);
  });

  it('[TT19] scrolls where it moves at once', () => {
    fireEvent.pointerDown(swim, { ...finger, ...at(10, 10) });
    fireEvent.pointerMove(swim, { ...finger, ...at(10, 40) });
    vi.advanceTimersByTime(350);
    expect(fireEvent.touchMove(swim)).toBe(true);
    fireEvent.pointerUp(swim, { ...finger, ...at(10, 60) });
    expect(heard).toEqual([]);
  });

  it('[TT19] that drags does not scroll', () => {
    holdFinger();
    expect(fireEvent.touchMove(swim)).toBe(false);
  });

  it.each([
    ['a second finger', () => fireEvent.pointerDown(area, { ...finger, pointerId: 3, isPrimary: false })],
    ['a gesture of the system', () => fireEvent.pointerCancel(swim, finger)],
    ['another window', () => fireEvent.blur(window)],
    ['the end of the grid', () => stop()],
  ])('[TT19] drops nothing after %s', (_, interrupt) => {
    holdFinger();
    fireEvent.pointerMove(swim, { ...finger, ...at(10, 40) });
    interrupt();
    fireEvent.pointerUp(swim, { ...finger, ...at(10, 60) });
    expect(heard).toEqual(['lift Swim', 'move 10,40', 'cancel']);
  });
});
