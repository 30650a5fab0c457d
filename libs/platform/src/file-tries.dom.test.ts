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

/** Asks for a file as a build does, and has it fail. @returns whether anything was asked of the server */
function asked(address = '/m/works/1/page.js') {
  const script = createScript(address);
  const isRequested = Boolean(script.integrity);
  if (isRequested) script.dispatchEvent(new Event('error'));
  return isRequested;
}
const askedOften = (times: number, address?: string) =>
  Array.from({ length: times }, () => asked(address)).filter(Boolean).length;

describe('a file of a module', () => {
  it('[MO2] that has failed four times in a row is left alone for a minute, whoever asks', async () => {
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

  it('[MO2] that is a style is no other', () => {
    const askedForStyle = () => {
      const link = document.createElement('link');
      link.href = '/m/works/1/page.css';
      const vouched = globalThis.__vouchedStyle?.(link);
      if (vouched?.href) vouched.dispatchEvent(new Event('error'));
      return Boolean(vouched?.href);
    };
    expect(Array.from({ length: 9 }, askedForStyle).filter(Boolean)).toHaveLength(4);
    expect(asked()).toBe(true);
  });

  it('[MO2] that fails now and then is asked for each time', async () => {
    for (let times = 0; times < 9; times += 1) {
      expect(asked()).toBe(true);
      await vi.advanceTimersByTimeAsync(60_000);
    }
  });

  it("[MO3] is asked for at once after 'Try again', and when the network is back", () => {
    askedOften(4);
    gate.abandon(files);
    expect(askedOften(9)).toBe(4);
    dispatchEvent(new Event('online'));
    expect(askedOften(9)).toBe(4);
  });

  it('[MO2] is not fetched ahead while it fails', async () => {
    expect(gate.hasFailedLately('/m/works/1/page.js')).toBe(false);
    asked();
    expect(gate.hasFailedLately('/m/works/1/page.js')).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(gate.hasFailedLately('/m/works/1/page.js')).toBe(false);
  });
});

it('[MO3] a file of the shell is asked for with each press', () => {
  gate.addFileHashes({ '/s/1/about.js': hash });
  expect(askedOften(9, '/s/1/about.js')).toBe(9);
});
