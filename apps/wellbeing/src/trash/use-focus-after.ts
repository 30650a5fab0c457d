import { type RefObject, useLayoutEffect, useRef } from 'react';

const rowsIn = (list: Element | null) => [...(list?.querySelectorAll<HTMLElement>('[data-glides]') ?? [])];

interface Noted {
  /** The key of the row that is about to disappear. */
  readonly key: string | undefined;
  readonly index: number;
}

/**
 * After the focused row or button has disappeared, moves the focus to the row that replaces it, else to the last row,
 * else to the page's heading.
 */
export function useFocusAfter(list: RefObject<HTMLElement | null>) {
  const noted = useRef<Noted | undefined>(undefined);
  useLayoutEffect(() => {
    if (!noted.current || document.activeElement !== document.body) return;
    const { key, index } = noted.current;
    const rows = rowsIn(list.current);
    // A button may disappear before its row, and the row then takes the focus with it a second time.
    if (!rows.some((row) => row.dataset['glides'] === key)) noted.current = undefined;
    const row = rows[Math.min(index, rows.length - 1)];
    (row?.querySelector('input') ?? document.querySelector('h1'))?.focus();
  });
  return {
    /** Stores the row that is about to disappear: the focused one, or the first selected one. */
    note() {
      const rows = rowsIn(list.current);
      const at = rows.findIndex((row) => row.contains(document.activeElement));
      const chosen = rows.findIndex((row) => row.querySelector('input:checked'));
      const index = Math.max(0, at === -1 ? chosen : at);
      noted.current = { key: rows[index]?.dataset['glides'], index };
    },
    /** Nothing disappears after all. */
    forget() {
      noted.current = undefined;
    },
  };
}
