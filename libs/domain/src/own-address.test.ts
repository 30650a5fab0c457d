import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOwnAddress, ownAddressOf } from './own-address.ts';

describe('the address to return to', () => {
  it.each([
    '/',
    '/dashboard',
    '/dashboard/',
    '/work/aB3_-x',
    '/dashboard?priority=high',
    '/calendar?view=week&date=2026-03-04#today',
    '/notes#n1',
    '/notes?q=a%20b%2Fc%5Cd',
    '/notes?q=50%&next=//evil.example',
    '/notes?q=C:\\dir',
    '/?q=javascript:alert(1)',
  ])('[AU5] [NF25] is %s as it was', (path) => {
    expect([ownAddressOf(path), isOwnAddress(path)]).toEqual([path, true]);
    expect(new URL(path, 'https://own.example').origin).toBe('https://own.example');
  });

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\evil.example',
    '\\\\evil.example',
    '/\\/evil.example',
    'https://evil.example',
    'HTTPS:evil.example',
    'https:/evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'blob:x',
    'evil.example',
    '@evil.example',
    '?next=/dashboard',
    '#/dashboard',
    '',
    ' /dashboard',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    '/\u0000/evil.example',
    '/notes?q=\u0000',
    '/notes#\r\nLocation: x',
    '/%2Fevil.example',
    '/%2f%2fevil.example',
    '/%5Cevil.example',
    '/%5c/evil.example',
    '/%252Fevil.example',
    '/%09/evil.example',
    '/x//evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/../evil',
    '/x/../../evil',
    '/%2e%2e/evil',
    '/user:pass@evil.example',
    '/／evil.example',
    '/\u2028/evil.example',
    '/\u200b/evil.example',
  ])('[AU5] [NF25] is the start page instead of %j', (hostile) =>
    expect([ownAddressOf(hostile), isOwnAddress(hostile)]).toEqual(['/', false]),
  );

  it.each([undefined, null, 7, {}, ['/notes'], { toString: () => '/notes' }])(
    '[AU5] is the start page for %o',
    (value) => expect(ownAddressOf(value)).toBe('/'),
  );

  it('[AU5] never leads to another origin, whatever the input', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      ':',
      '@',
      '%2f',
      '%5c',
      '\t',
      '?',
      '#',
      'evil.example',
      'https',
    );
    const made = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(fc.oneof(made, fc.string()), (value) => {
        const path = ownAddressOf(value);
        const url = new URL(path, 'https://own.example');
        expect(url.origin).toBe('https://own.example');
        expect(new URL(url.pathname, 'https://own.example').origin).toBe('https://own.example');
        expect([value, '/']).toContain(path);
      }),
      { numRuns: 500 },
    );
  });
});
