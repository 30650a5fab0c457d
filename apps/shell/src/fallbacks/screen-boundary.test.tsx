// @vitest-environment jsdom
import { failedText } from '@dayloom/ui/error-boundary';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyModule } from '@dayloom/platform/late';
import { ScreenBoundary } from './screen-boundary.tsx';
import { WithChunk } from './with-chunk.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(cleanup);

function Screen({ fails }: { readonly fails: boolean }) {
  if (fails) throw new Error('no code');
  return <input aria-label="Kept" />;
}

it('[MO4] what failed at one address is rendered at the next, and what did not fail stays mounted', () => {
  const page = (at: string, fails: boolean) => (
    <ScreenBoundary title="Login" at={at}>
      <Screen fails={fails} />
    </ScreenBoundary>
  );
  const { rerender } = render(page('/work/a', true));
  expect(screen.getByText(failedText)).toBeTruthy();
  rerender(page('/work/a', false));
  expect(screen.getByText(failedText)).toBeTruthy();
  rerender(page('/work/b', false));
  const field = screen.getByLabelText('Kept');
  rerender(page('/work/c', false));
  expect(screen.getByLabelText('Kept')).toBe(field);
});

it("[MO2, MO3, MO16] a page whose code is rejected shows its card, and 'Try again' requests it again, each time", async () => {
  const request = vi.fn(() => Promise.resolve({ text: 'Your password' }));
  request.mockRejectedValueOnce(new Error('refused')).mockRejectedValueOnce(new Error('refused'));
  const chunk = lazyModule(request);
  render(
    <main id="content" tabIndex={-1}>
      <ScreenBoundary title="Login">
        <WithChunk chunk={chunk}>{({ text }) => text}</WithChunk>
      </ScreenBoundary>
    </main>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Login' });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(2));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Your password')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
