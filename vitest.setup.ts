import { webcrypto } from 'node:crypto';
import { configure } from '@testing-library/dom';

// Screens in jsdom take seconds on a busy machine: more than the one second that is the default.
configure({ asyncUtilTimeout: 5_000 });

// jsdom has no layout: no element ever changes its size.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// jsdom loads nothing, so it has no resource timings; and its `crypto` cannot hash.
performance.getEntriesByType ??= () => [];
if (!('subtle' in crypto)) Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
