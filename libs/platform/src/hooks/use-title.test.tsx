// @vitest-environment jsdom
import type { ClockKind } from '@dayloom/domain';
import { cleanup, render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { type ReactNode, StrictMode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { screenTitleAtom, useTitle, useTitleClock } from './use-title.ts';

afterEach(cleanup);

function Title({ text, ownClock = false }: { readonly text: string; readonly ownClock?: boolean }) {
  useTitle(text, { ownClock });
  return null;
}
function Clock({ kind, text }: { readonly kind: ClockKind; readonly text: string | undefined }) {
  useTitleClock(kind, text);
  return null;
}

function open(first: ReactNode) {
  const atoms = createStore();
  const page = (parts: ReactNode) => (
    <StrictMode>
      <Provider store={atoms}>{parts}</Provider>
    </StrictMode>
  );
  const { rerender } = render(page(first));
  return { atoms, show: (parts: ReactNode) => rerender(page(parts)) };
}

it("[KA2] [FT12] the screen's own title stays before the route's title while the minutes change", () => {
  const at = (minutes: string) => (
    <>
      <Clock kind="focus" text={minutes} />
      <Title text="Work" />
      <Title text="Paint the fence" />
    </>
  );
  const { show } = open(at('17 min'));
  expect(document.title).toBe('17 min · Paint the fence · Dayloom');
  show(at('16 min'));
  expect(document.title).toBe('16 min · Paint the fence · Dayloom');
});

it('[FT12] the title begins with the first clock of the header, and has none after the last one ends', () => {
  const withClocks = (...clocks: readonly (readonly [ClockKind, string?])[]) => (
    <>
      <Title text="Notes" />
      {clocks.map(([kind, text]) => (
        <Clock key={kind} kind={kind} text={text} />
      ))}
    </>
  );
  const { show } = open(withClocks(['meditation', '6 min'], ['stopwatch', '2 min'], ['focus', '17 min']));
  expect(document.title).toBe('17 min · Notes · Dayloom');
  show(withClocks(['meditation', '6 min'], ['stopwatch', '2 min'], ['focus']));
  expect(document.title).toBe('2 min · Notes · Dayloom');
  show(withClocks(['meditation', '6 min']));
  expect(document.title).toBe('6 min · Notes · Dayloom');
  show(withClocks());
  expect(document.title).toBe('Notes · Dayloom');
});

it('[FT12] no clock is added to a title that contains one', () => {
  const at = (minutes: string, own: ReactNode) => (
    <>
      <Title text="Timer" />
      {own}
      <Clock kind="meditation" text={minutes} />
    </>
  );
  const { show } = open(at('6 min', <Title text="17:42 · Focus" ownClock />));
  expect(document.title).toBe('17:42 · Focus · Dayloom');
  show(at('5 min', <Title text="17:42 · Focus" ownClock />));
  expect(document.title).toBe('17:42 · Focus · Dayloom');
  show(at('5 min', <Title text="Timer" />));
  expect(document.title).toBe('5 min · Timer · Dayloom');
});

it('[KA2] a screen without a title only has the name of the product', () => {
  const { atoms } = open(
    <>
      <Title text="" />
      <Clock kind="focus" text="17 min" />
    </>,
  );
  expect([document.title, atoms.get(screenTitleAtom)]).toEqual(['17 min · Dayloom', 'Dayloom']);
});
