import { vi } from 'vitest';

/** Pixels in the window where the list begins. */
export const listTop = 100;
/** Heights of the rows in pixels, by id. */
const heights: Readonly<Record<string, number>> = { a: 40, b: 80, c: 40, d: 40, e: 40 };
export const heightOf = (row: Element) => heights[row.id] ?? 0;
const heightOfAll = (rows: readonly Element[]) => rows.reduce((sum, row) => sum + heightOf(row), 0);
export const topOf = (row: Element) => {
  const rows = [...(row.parentElement?.children ?? [])];
  return heightOfAll(rows.slice(0, rows.indexOf(row)));
};

/** A row with a button and a title. */
export function newRow(id: string) {
  const item = document.createElement('li');
  item.id = id;
  item.dataset['glides'] = id;
  const title = document.createElement('span');
  title.dataset['titleText'] = '';
  title.append('Title');
  item.append(document.createElement('button'), title);
  return item;
}

/** Gives rows their heights, and the list its place in the window. @param scrolled returns pixels */
export function layOutRows(list: HTMLElement, scrolled: () => number) {
  const { prototype } = HTMLElement;
  vi.spyOn(prototype, 'offsetTop', 'get').mockImplementation(function top(this: HTMLElement) {
    return listTop + topOf(this);
  });
  vi.spyOn(prototype, 'offsetHeight', 'get').mockImplementation(function height(this: HTMLElement) {
    return heightOf(this);
  });
  vi.spyOn(prototype, 'getBoundingClientRect').mockImplementation(function box(this: HTMLElement) {
    const isList = this === list;
    const top = listTop - scrolled() + (isList ? 0 : topOf(this));
    return new DOMRect(0, top, 300, isList ? heightOfAll([...this.children]) : heightOf(this));
  });
}
