// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Chunk, lazyModule, useChunk } from './lazy-module.ts';

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

it('a file loaded before the first render is part of it, without skeleton rows', async () => {
  const request = vi.fn(() => Promise.resolve('Home'));
  const chunk = lazyModule(request);
  await chunk.load();
  const { container } = show(chunk);
  expect(container.textContent).toBe('Home');
  expect(request).toHaveBeenCalledOnce();
});

it('a file loaded later replaces the skeleton rows, and is requested once', async () => {
  const request = vi.fn(() => Promise.resolve('Home'));
  const chunk = lazyModule(request);
  const { container } = show(chunk);
  expect(container.textContent).toBe('Grey rows');
  void chunk.load();
  await screen.findByText('Home');
  expect(request).toHaveBeenCalledOnce();
});

it('a load that failed without a subscriber is retried by the first subscriber', async () => {
  const request = vi.fn(() => Promise.resolve('Home'));
  request.mockRejectedValueOnce(new Error('no network'));
  const chunk = lazyModule(request);
  await expect(chunk.load()).rejects.toThrow('no network');
  show(chunk);
  expect(await screen.findByText('Home')).toBeTruthy();
});

it('a load that failed on one page is retried on the next', async () => {
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
