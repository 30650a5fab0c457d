// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Chunk, lazyModule, useChunk } from './chunk.ts';

afterEach(cleanup);

class Boundary extends Component<{ readonly children: ReactNode }> {
  override readonly state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render = () => (this.state.failed ? 'Failed' : this.props.children);
}
const Reader = ({ chunk }: { readonly chunk: Chunk<string> }) => useChunk(chunk) ?? 'Grey rows';
const show = (chunk: Chunk<string>) =>
  render(
    <Boundary>
      <Reader chunk={chunk} />
    </Boundary>,
  );

it('what has come before the first render is there in it, without grey rows', async () => {
  const request = vi.fn(() => Promise.resolve('Home'));
  const chunk = lazyModule(request);
  await chunk.load();
  const { container } = show(chunk);
  expect(container.textContent).toBe('Home');
  expect(request).toHaveBeenCalledOnce();
});

it('what comes later takes the place of the grey rows, asked for once', async () => {
  const request = vi.fn(() => Promise.resolve('Home'));
  const chunk = lazyModule(request);
  const { container } = show(chunk);
  expect(container.textContent).toBe('Grey rows');
  void chunk.load();
  await screen.findByText('Home');
  expect(request).toHaveBeenCalledOnce();
});

it('what failed while nobody waited for it is asked for again by the first who does', async () => {
  const request = vi.fn(() => Promise.resolve('Home'));
  request.mockRejectedValueOnce(new Error('no network'));
  const chunk = lazyModule(request);
  await expect(chunk.load()).rejects.toThrow('no network');
  show(chunk);
  expect(await screen.findByText('Home')).toBeTruthy();
});

it('what failed on one page is asked for again on the next', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const request = vi.fn(() => Promise.resolve('Home'));
  request.mockRejectedValueOnce(new Error('no network'));
  const chunk = lazyModule(request);
  const { unmount } = show(chunk);
  await screen.findByText('Failed');
  unmount();
  show(chunk);
  expect(await screen.findByText('Home')).toBeTruthy();
});
