// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ScreenBoundary } from './screen-boundary.tsx';

afterEach(cleanup);

function Screen({ fails }: { readonly fails: boolean }) {
  if (fails) throw new Error('no code');
  return <input aria-label="Kept" />;
}

it('[MO4] what failed at one address is rendered at the next, and what did not fail stays', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = (at: string, fails: boolean) => (
    <ScreenBoundary at={at}>
      <Screen fails={fails} />
    </ScreenBoundary>
  );
  const { rerender } = render(page('/work/a', true));
  expect(screen.getByText('This page could not be loaded')).toBeTruthy();
  rerender(page('/work/a', false));
  expect(screen.getByText('This page could not be loaded')).toBeTruthy();
  rerender(page('/work/b', false));
  const field = screen.getByLabelText('Kept');
  rerender(page('/work/c', false));
  expect(screen.getByLabelText('Kept')).toBe(field);
});
