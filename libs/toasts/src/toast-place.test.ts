import { describe, expect, it } from 'vitest';
import { liftOver } from './toast-place.ts';

const messages = { left: 880, right: 1264, top: 700, bottom: 784 };

describe('[SH17] messages and the field in use', () => {
  it('stay in place next to, above or below it', () => {
    expect(liftOver(messages, { left: 100, right: 880, top: 720, bottom: 760 })).toBe(0);
    expect(liftOver(messages, { left: 100, right: 1200, top: 600, bottom: 700 })).toBe(0);
    expect(liftOver(messages, { left: 100, right: 1200, top: 784, bottom: 800 })).toBe(0);
  });

  it('rise above the field they would cover', () => {
    expect(liftOver(messages, { left: 100, right: 1000, top: 750, bottom: 790 })).toBe(784 - 750 + 8);
  });

  it('never leave the window at its top', () => {
    expect(liftOver(messages, { left: 0, right: 1280, top: 20, bottom: 790 })).toBe(692);
  });
});
