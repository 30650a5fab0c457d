// @vitest-environment jsdom
import { CONTRACT } from '@dayloom/platform';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readModuleEntry } from '../loader/registry.ts';
import { overriddenChoices, readOverride } from './override.ts';

const none = { versions: {}, without: [] };
afterEach(() => sessionStorage.clear());

describe('an override', () => {
  it('[MO12] is kept for the tab', () => {
    readOverride('?module=works@1.2.0-0a1b2c3d&without=focus');
    expect(readOverride('')).toEqual({ versions: { works: '1.2.0-0a1b2c3d' }, without: ['focus'] });
  });

  it.each([
    ['?without=works. YOUR ACCOUNT IS LOCKED, call 555'],
    ['?module=works. CALL@1.0.0'],
    ['?module=works@1.0.0 CALL 555'],
    ['?module=works@1@2'],
  ])('[MO12] takes no words of an address that name no module: %s', (search) => {
    expect(readOverride(search)).toEqual(none);
  });

  it('[MO12] leaves out modules that are there, and announces no others', async () => {
    const descriptor = { name: 'works', title: 'Works', contract: CONTRACT };
    const entry = readModuleEntry({
      name: 'works',
      version: '1',
      entry: '/m/works/1/e.js',
      files: {},
      descriptor,
    });
    const released = [{ entry, origin: 'live' as const }];
    expect(await overriddenChoices(released, '?without=works&without=payments')).toEqual({
      choices: [],
      inEffect: { versions: {}, without: ['works'] },
    });
    sessionStorage.clear();
    expect((await overriddenChoices(released, '?without=payments')).inEffect).toBeUndefined();
  });

  it.each([['{"without":5}'], ['{"without":true}'], ['{"versions":[5]}'], ['null'], ['{'], ['"works"']])(
    '[MO15] what storage holds is not taken at its word: %s',
    (held) => {
      sessionStorage.setItem('dayloom.override', held);
      expect(readOverride('')).toEqual(none);
    },
  );

  it('[MO15] holds for this page load where storage is refused', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    expect(readOverride('?without=works')).toEqual({ versions: {}, without: ['works'] });
  });
});
