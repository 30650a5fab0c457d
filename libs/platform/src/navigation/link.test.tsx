// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { Link, NavLink, type LinkProps } from './link.tsx';

afterEach(cleanup);

function Place() {
  const { pathname, search, state } = useLocation();
  return <p>{`at ${pathname}${search} ${String(state)}`}</p>;
}
const show = (link: React.ReactNode, at = '/notes') =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <Routes>
        <Route path="*" element={link} />
      </Routes>
      <Place />
    </MemoryRouter>,
  );
const aLink = (props: Partial<LinkProps> = {}) =>
  show(
    <Link to="/today?plan=1" state="from here" {...props}>
      Today
    </Link>,
  );
const link = () => screen.getByRole('link');
const at = (text: string) => screen.getByText(text);

it('opens its screen without a page load, with its state', () => {
  aLink();
  expect(link().getAttribute('href')).toBe('/today?plan=1');
  expect(fireEvent.click(link())).toBe(false);
  expect(at('at /today?plan=1 from here')).toBeInstanceOf(HTMLElement);
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'leaves a press for a new tab or window to the browser: %j',
  (press) => {
    aLink();
    expect(fireEvent.click(link(), press)).toBe(true);
    expect(at('at /notes null')).toBeInstanceOf(HTMLElement);
  },
);

it('leaves a link with another target to the browser, and a press that its own handler has dealt with', () => {
  aLink({ target: '_blank' });
  expect(fireEvent.click(link())).toBe(true);
  cleanup();
  const onClick = vi.fn((event: React.MouseEvent) => event.preventDefault());
  aLink({ onClick });
  fireEvent.click(link());
  expect(onClick).toHaveBeenCalledOnce();
  expect(at('at /notes null')).toBeInstanceOf(HTMLElement);
});

it.each([
  ['/notes', '/notes', false, 'page'],
  ['/notes/', '/notes', false, 'page'],
  ['/work/1', '/work', false, 'page'],
  ['/work/1', '/work', true, null],
  ['/Notes', '/notes', false, 'page'],
  ['/works', '/work', false, null],
  ['/notes', '/', true, null],
])('on %s the link to %s (end: %s) has aria-current %s', (place, to, end, current) => {
  show(
    <NavLink to={to} end={end}>
      Screen
    </NavLink>,
    place,
  );
  expect(link().getAttribute('aria-current')).toBe(current);
});
