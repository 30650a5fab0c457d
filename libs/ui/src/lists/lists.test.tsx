// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AsyncList, type AsyncListProps } from './async-list.tsx';
import { List } from './list.tsx';
import { LongList } from './long-list.tsx';
import { rowsInView } from './rows-in-view.ts';

afterEach(cleanup);

const show = (of: AsyncListProps<string>['of']) =>
  render(
    <AsyncList of={of} failed="Failed to fetch works" empty="No works found">
      {(works) => works.join(', ')}
    </AsyncList>,
  );

describe('a list', () => {
  it("[ER45] says 'Loading...' until the first fetch ends", () => {
    show({ phase: 'loading' });
    expect(screen.getByRole('status').textContent).toBe('Loading...');
  });

  it("[ER46] shows its error with 'Retry' in its position, which loads again", async () => {
    const retry = vi.fn();
    show({ phase: 'failed', retry });
    expect(screen.getByText('Failed to fetch works')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('[DA35] is not shown as empty before all records are loaded', () => {
    show({ phase: 'ready', records: [], isComplete: false });
    expect(screen.getByText('Still loading')).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.queryByText('No works found')).toBeNull();
  });

  it('[ER46] has an empty state', () => {
    show({ phase: 'ready', records: [], isComplete: true });
    expect(screen.getByText('No works found')).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('shows its records, even while there may be more', () => {
    show({ phase: 'ready', records: ['Thesis', 'Kitchen'], isComplete: false });
    expect(screen.getByText('Thesis, Kitchen')).toBeTruthy();
  });
});

describe('a list on paper', () => {
  const read = { phase: 'ready', records: ['Thesis', 'Kitchen'], isComplete: true, hasMore: true } as const;

  it("[SH19] ends with 'and N more' when not all records are loaded", () => {
    show({ ...read, total: { phase: 'ready', value: 320 } });
    expect(screen.getByText('and 318 more').className).toBe('print-only');
  });

  it("[SH19] ends with 'and more' when the total is not known", () => {
    show(read);
    expect(screen.getByText('and more')).toBeTruthy();
  });

  it('[SH19] has no last line when all records are loaded', () => {
    show({ ...read, hasMore: false, total: { phase: 'ready', value: 2 } });
    expect(screen.queryByText(/more/)).toBeNull();
  });
});

describe('a lazy list', () => {
  let near: (entries: readonly { readonly isIntersecting: boolean }[]) => void;
  beforeEach(() =>
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(changed: typeof near) {
          near = changed;
        }
        observe = () => undefined;
        disconnect = () => undefined;
      },
    ),
  );
  afterEach(() => void vi.unstubAllGlobals());

  const list = (count: number, shownRow = -1) => (
    <List lazy shownRow={shownRow} label="Tasks">
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>Task {index}</li>
      ))}
    </List>
  );
  const rows = () => screen.getAllByRole('listitem').length;

  it('renders all of up to a hundred rows', () => {
    render(list(100));
    expect(rows()).toBe(100);
  });

  it('renders few of many rows, and the next once they are near the window', () => {
    render(list(420));
    expect(rows()).toBe(25);
    expect(screen.getByRole('list').lastElementChild?.getAttribute('style')).toContain('395');
    act(() => near([{ isIntersecting: false }]));
    expect(rows()).toBe(25);
    act(() => near([{ isIntersecting: true }]));
    expect(rows()).toBe(50);
  });

  it('[KA7] renders few of many rows, but up to the one that is to be shown, which then stays', () => {
    const { rerender } = render(list(420, 199));
    expect(rows()).toBe(200);
    rerender(list(420));
    expect(rows()).toBe(200);
  });

  it('begins again with few rows after it was short', () => {
    const { rerender } = render(list(420));
    act(() => near([{ isIntersecting: true }]));
    rerender(list(7));
    expect(rows()).toBe(7);
    rerender(list(420));
    expect(rows()).toBe(25);
  });

  it('[SH19] is printed completely', () => {
    render(list(300));
    act(() => void dispatchEvent(new Event('beforeprint')));
    expect(rows()).toBe(300);
    act(() => void dispatchEvent(new Event('afterprint')));
    expect(rows()).toBe(25);
  });
});

describe('rows in view', () => {
  it('are those that touch the window, and some more on either side', () => {
    expect(rowsInView({ offset: 4000, height: 800 }, 1000, 40, 5)).toEqual({ first: 95, end: 125 });
  });
  it('stop at both ends of the list', () => {
    expect(rowsInView({ offset: -300, height: 800 }, 1000, 40, 5)).toEqual({ first: 0, end: 18 });
    expect(rowsInView({ offset: 39_800, height: 800 }, 1000, 40, 5)).toEqual({ first: 990, end: 1000 });
  });
  it('are none while the list is far below the window', () => {
    expect(rowsInView({ offset: -5000, height: 800 }, 1000, 40, 5)).toEqual({ first: 0, end: 0 });
  });
});

describe('a long list', () => {
  const list = (count: number, onNearEnd = () => {}) => (
    <LongList
      label="Works"
      items={Array.from({ length: count }, (_, index) => index)}
      keyOf={(index) => index}
      rowHeight={40}
      renderRow={(index) => `Row ${index}`}
      onNearEnd={onNearEnd}
    />
  );

  it('renders all of up to a hundred rows', () => {
    render(list(100));
    expect(screen.getAllByRole('listitem')).toHaveLength(100);
  });

  it('renders few of many rows and exposes how many there are', () => {
    render(list(5000));
    const rows = screen.getAllByRole('listitem');
    expect(rows.length).toBeLessThan(60);
    expect(rows[0]?.getAttribute('aria-setsize')).toBe('5000');
    expect(screen.getByRole('list').style.paddingBottom).toBe(`${(5000 - rows.length) * 40}px`);
  });

  /** The window in these tests is 768 pixels high. */
  const scrollTo = (top: number) => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -top, 600, 0));
    act(() => void dispatchEvent(new Event('scroll')));
  };

  it('requests more while its end is in the window, and not again until it has grown', () => {
    const more = vi.fn();
    const { rerender } = render(list(19, more));
    rerender(list(19, more));
    expect(more).toHaveBeenCalledTimes(1);
    rerender(list(30, more));
    expect(more).toHaveBeenCalledTimes(1);
    scrollTo(0);
    expect(more).toHaveBeenCalledTimes(2);
  });

  it.each([50, 5000])(
    '[DA19] with %d rows, requests more after scrolling to a screen before the end',
    (count) => {
      const more = vi.fn();
      render(list(count, more));
      scrollTo(count * 40 - 2 * 768 - 1);
      expect(more).not.toHaveBeenCalled();
      scrollTo(count * 40 - 2 * 768);
      expect(more).toHaveBeenCalledTimes(1);
    },
  );

  it('[SH19] is printed completely, and renders few rows again afterwards', () => {
    render(list(300));
    act(() => void dispatchEvent(new Event('beforeprint')));
    expect(screen.getAllByRole('listitem')).toHaveLength(300);
    act(() => void dispatchEvent(new Event('afterprint')));
    expect(screen.getAllByRole('listitem').length).toBeLessThan(60);
  });
});
