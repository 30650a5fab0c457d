// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ComponentProps, useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useDragRows } from './use-drag-rows.ts';

afterEach(cleanup);

type Options = Parameters<typeof useDragRows>[1];

function List({ options, ...list }: ComponentProps<'ul'> & { readonly options: Options }) {
  const ref = useRef<HTMLUListElement>(null);
  useDragRows(ref, options);
  return (
    <ul {...list} ref={ref}>
      {options.ids.map((id) => (
        <li key={id} data-glides={id}>
          {id}
        </li>
      ))}
    </ul>
  );
}

const mouse = { pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0 };

/** Drags a row onto an element; jsdom has no layout, so the element is wherever the pointer is. */
function dragOnto(target: Element) {
  document.elementFromPoint = () => target;
  HTMLElement.prototype.setPointerCapture = () => undefined;
  act(() => {
    fireEvent.pointerDown(screen.getByText('a'), { ...mouse, clientX: 10, clientY: 10 });
    fireEvent.pointerMove(window, { ...mouse, clientX: 10, clientY: 60 });
    fireEvent.pointerUp(window, mouse);
  });
}

const isReady = () => waitFor(() => expect(screen.getByRole('list').className).not.toBe(''));

it('[WD21] the code of a drag is loaded when a pointer comes, and reports only days', async () => {
  const onDay = vi.fn<(id: string, day: string) => void>();
  render(<List options={{ ids: ['a', 'b'], onDay }} />);
  expect(screen.getByRole('list').className).toBe('');
  fireEvent.pointerOver(screen.getByText('a'));
  await isReady();
  const target = document.createElement('div');
  target.dataset['dropDay'] = 'soon';
  dragOnto(target);
  target.dataset['dropDay'] = '2026-03-12';
  dragOnto(target);
  expect(onDay.mock.calls).toEqual([['a', '2026-03-12']]);
});

it('[WD21] a list without places and days drags nothing', async () => {
  const { rerender } = render(<List options={{ ids: ['a'] }} />);
  expect(screen.getByRole('list').className).toBe('');
  rerender(<List options={{ ids: ['a'], onPlace: async () => true }} />);
  await isReady();
});
