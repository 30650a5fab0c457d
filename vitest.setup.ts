import { webcrypto } from 'node:crypto';
import { configure } from '@testing-library/dom';

// Screens in jsdom take seconds on a busy machine; the default of one second would fail by chance.
configure({ asyncUtilTimeout: 15_000 });

// jsdom has no layout: no element ever changes its size.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// jsdom loads nothing, so it has no resource timings; and its `crypto` cannot hash.
performance.getEntriesByType ??= () => [];
if (!('subtle' in crypto)) Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
