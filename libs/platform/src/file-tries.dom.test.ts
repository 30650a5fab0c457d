// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Gate = typeof import('./file-integrity.ts');

const hash = `sha384-${'a'.repeat(64)}`;
const files = { '/m/works/1/page.js': hash, '/m/works/1/page.css': hash };

let gate: Gate;
let createScript: ReturnType<Gate['installFileGate']>;
beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  gate = await import('./file-integrity.ts');
  createScript = gate.installFileGate();
  gate.addFileHashes(files);
  gate.limitTries(files);
});
afterEach(() => vi.useRealTimers());

/** Requests a file as a build does, and lets it fail. @returns whether a request was sent */
function asked(address = '/m/works/1/page.js') {
  const script = createScript(address);
  const isRequested = Boolean(script.integrity);
  if (isRequested) script.dispatchEvent(new Event('error'));
  return isRequested;
}
const askedOften = (times: number, address?: string) =>
  Array.from({ length: times }, () => asked(address)).filter(Boolean).length;

describe('a file of a module', () => {
  it('[MO2] is not requested for a minute after four failures in a row', async () => {
    expect(askedOften(9)).toBe(4);
    const failed = vi.fn();
    createScript('/m/works/1/page.js').addEventListener('error', failed);
    await vi.advanceTimersByTimeAsync(0);
    expect(failed).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(59_000);
    expect(asked()).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked()).toBe(true);
  });

  it('[MO2] that is a style follows the same rules', () => {
    const askedForStyle = () => {
      const link = document.createElement('link');
      link.href = '/m/works/1/page.css';
      const checked = globalThis.__vouchedStyle?.(link);
      if (checked?.href) checked.dispatchEvent(new Event('error'));
      return Boolean(checked?.href);
    };
    expect(Array.from({ length: 9 }, askedForStyle).filter(Boolean)).toHaveLength(4);
    expect(asked()).toBe(true);
  });

  it('[MO2] that fails now and then is requested each time', async () => {
    for (let times = 0; times < 9; times += 1) {
      expect(asked()).toBe(true);
      await vi.advanceTimersByTimeAsync(60_000);
    }
  });

  it("[MO3] is requested immediately after 'Try again', and when the network is back", () => {
    askedOften(4);
    gate.abandon(files);
    expect(askedOften(9)).toBe(4);
    dispatchEvent(new Event('online'));
    expect(askedOften(9)).toBe(4);
  });

  it('[MO2] is not preloaded while it fails', async () => {
    expect(gate.hasFailedLately('/m/works/1/page.js')).toBe(false);
    asked();
    expect(gate.hasFailedLately('/m/works/1/page.js')).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(gate.hasFailedLately('/m/works/1/page.js')).toBe(false);
  });
});

it('[MO3] a file of the shell is requested with each press', () => {
  gate.addFileHashes({ '/s/1/about.js': hash });
  expect(askedOften(9, '/s/1/about.js')).toBe(9);
});
