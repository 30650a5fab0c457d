import { type RefObject, useLayoutEffect, useRef } from 'react';

const rowsIn = (list: Element | null) => [...(list?.querySelectorAll<HTMLElement>('[data-glides]') ?? [])];

interface Noted {
  /** Of the row that is about to go. */
  readonly key: string | undefined;
  readonly place: number;
}

/**
 * Once the row or button that had the focus is gone it goes to the row in its place, else to the last one, else to the
 * page's heading.
 */
export function useFocusAfter(list: RefObject<HTMLElement | null>) {
  const noted = useRef<Noted | undefined>(undefined);
  useLayoutEffect(() => {
    if (!noted.current || document.activeElement !== document.body) return;
    const { key, place } = noted.current;
    const rows = rowsIn(list.current);
    // A button may go before its row does, and a row that goes takes the focus along once more.
    if (!rows.some((row) => row.dataset['glides'] === key)) noted.current = undefined;
    const row = rows[Math.min(place, rows.length - 1)];
    (row?.querySelector('input') ?? document.querySelector('h1'))?.focus();
  });
  return {
    /** Notes which row is about to go: the one that has the focus, or the first chosen one. */
    note() {
      const rows = rowsIn(list.current);
      const at = rows.findIndex((row) => row.contains(document.activeElement));
      const chosen = rows.findIndex((row) => row.querySelector('input:checked'));
      const place = Math.max(0, at === -1 ? chosen : at);
      noted.current = { key: rows[place]?.dataset['glides'], place };
    },
    /** Nothing goes after all. */
    forget() {
      noted.current = undefined;
    },
  };
}
