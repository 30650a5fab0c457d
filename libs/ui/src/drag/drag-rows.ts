import * as styles from './drag-rows.module.css';
import { type DragRowsOptions, idOfRow, type PressedRow, RowDrag } from './row-drag.ts';
import { watchDrag } from './watch-drag.ts';

// Component tests have no class names.
const { area: areaClass = 'area' } = styles;

const controls =
  ':is(a, button, input, select, textarea, dialog, [popover], [data-no-drag]):not([data-drag-handle])';

/** The row that a press can drag: not from a control, and by a mouse not from a title, whose text it selects. */
function rowAt(area: HTMLElement, { target, pointerType }: PointerEvent) {
  if (!(target instanceof Element)) return undefined;
  const control = target.closest(controls);
  if (control && area.contains(control)) return undefined;
  if (pointerType === 'mouse' && target.closest('[data-title-text]')) return undefined;
  const row = target.closest('li');
  return row && area.contains(row) ? row : undefined;
}

/**
 * Drags the rows of the lists in `area` to another place of their list, or onto an element with `data-drop-day`.
 * @param options read at each step of a drag
 * @returns a function that ends it and cancels a drag
 */
export function dragRows(area: HTMLElement, options: () => DragRowsOptions): () => void {
  let pressed: PressedRow | undefined;
  let drag: RowDrag | undefined;
  area.classList.add(areaClass);
  const stop = watchDrag(area, {
    press: ({ y }, down) => {
      const row = rowAt(area, down);
      const id = row && idOfRow(row);
      if (!row || id === undefined) return false;
      drag?.end();
      pressed = { id, row, grabbedAt: y - row.getBoundingClientRect().top };
      return true;
    },
    lift: (_, cancel) => {
      const list = pressed?.row.parentElement;
      if (!pressed || !list) return false;
      drag = new RowDrag(pressed, list, options, cancel);
      return true;
    },
    move: (at) => drag?.move(at),
    drop: () => drag?.drop(),
    cancel: () => drag?.cancel(),
  });
  return () => {
    stop();
    drag?.end();
    area.classList.remove(areaClass);
  };
}
