// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { viewTransition } from './view-transition.ts';

it('[KA11] a press during a transition ends the transition and reaches the element under it', () => {
  const pressed = vi.fn();
  const skipTransition = vi.fn();
  const never = new Promise<void>(() => undefined);
  document.startViewTransition = () =>
    ({ skipTransition, finished: never, ready: never }) as unknown as ViewTransition;
  const button = document.createElement('button');
  button.addEventListener('click', ({ clientX }) => pressed(clientX));
  document.body.append(button);
  document.elementFromPoint = () => button;
  viewTransition(() => undefined);

  const root = document.documentElement;
  root.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  expect(skipTransition).toHaveBeenCalled();
  root.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 40 }));
  expect(pressed.mock.calls).toEqual([[40]]);
  expect(document.activeElement).toBe(button);
});
