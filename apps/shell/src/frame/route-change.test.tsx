// @vitest-environment jsdom
import { Link, useTitle, useTitleClock } from '@dayloom/platform';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { atom, useAtomValue } from 'jotai';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { ShellPage, shellState } from '../testing/shell-page.tsx';
import { RouteChange } from './route-change.tsx';

afterEach(cleanup);

const minutesAtom = atom<string | undefined>('17 min');
const workTitleAtom = atom<string>();

function RouteTitle({ title }: { readonly title: string }) {
  useTitle(title);
  return null;
}

function Page() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useTitleClock('focus', useAtomValue(minutesAtom));
  useTitle(useAtomValue(workTitleAtom));
  return (
    <>
      <Link to="/work">Work</Link>
      <main ref={main} tabIndex={-1}>
        <RouteTitle key={pathname} title={pathname === '/' ? 'Home' : 'Work'} />
      </main>
      <RouteChange main={main} />
    </>
  );
}

async function followLink() {
  const state = shellState();
  const { container } = render(
    <ShellPage state={state}>
      <Page />
    </ShellPage>,
  );
  const announced = () => container.querySelector('[aria-live]')?.textContent;
  expect(announced()).toBe('');
  await userEvent.click(screen.getByRole('link'));
  return { state, announced };
}

it('[KA2] announces the title of the screen that a link opens, and a later title once', async () => {
  const { state, announced } = await followLink();
  expect(announced()).toBe('Work · Dayloom');
  act(() => state.set(workTitleAtom, 'Paint the fence'));
  expect(announced()).toBe('Paint the fence · Dayloom');
  act(() => state.set(workTitleAtom, 'Mow the lawn'));
  expect(announced()).toBe('Paint the fence · Dayloom');
});

it('[KA2] [FT12] neither announces the minutes of a clock nor moves the focus when they change', async () => {
  const { state, announced } = await followLink();
  expect(document.title).toBe('17 min · Work · Dayloom');
  act(() => state.set(minutesAtom, '16 min'));
  expect(document.title).toBe('16 min · Work · Dayloom');
  expect(announced()).toBe('Work · Dayloom');
  expect(document.activeElement).toBe(screen.getByRole('link'));
  act(() => state.set(workTitleAtom, 'Paint the fence'));
  expect(announced()).toBe('Paint the fence · Dayloom');
  act(() => state.set(minutesAtom, undefined));
  expect(document.title).toBe('Paint the fence · Dayloom');
  expect(announced()).toBe('Paint the fence · Dayloom');
});
