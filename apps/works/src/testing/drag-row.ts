import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach } from 'vitest';

const mouse = { pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0 };
const { elementFromPoint } = document;

afterEach(() => {
  document.elementFromPoint = elementFromPoint;
});

/** Drags a row by that part of it onto an element; jsdom has no layout, so the element is wherever the pointer is. */
export async function dragOnto(target: Element, pressed: Element) {
  await liftOnto(target, pressed);
  await act(async () => fireEvent.pointerUp(window, mouse));
}

export async function liftOnto(target: Element, pressed: Element) {
  document.elementFromPoint = () => target;
  HTMLElement.prototype.setPointerCapture = () => undefined;
  await act(async () => {
    fireEvent.pointerDown(pressed, { ...mouse, clientX: 10, clientY: 10 });
    fireEvent.pointerMove(window, { ...mouse, clientX: 10, clientY: 60 });
  });
}

/** The row of a task. */
export function rowOf(title: string) {
  const row = screen.getByText(title).closest('li');
  if (!row) throw new Error(`${title} is in no row`);
  return row;
}
