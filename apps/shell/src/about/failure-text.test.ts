import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fileOf, messageOf } from './failure-text.ts';

it.each([
  [
    new TypeError('Cannot read properties of undefined (reading "title")'),
    'TypeError: Cannot read properties of undefined (reading …)',
  ],
  [
    new SyntaxError(`Unexpected token 'G', "Garden shed" is not valid JSON`),
    'SyntaxError: Unexpected token … is not valid JSON',
  ],
  [new Error('mira@example.com is not known'), 'Error: … is not known'],
  [new Error('no record 4f6c0a9e-2b7d-4d5e-9a61-0c1d2e3f4a5b'), 'Error: no record …'],
  [new Error('asked for /notes?text=milk'), 'Error: asked for /notes…'],
  [new Error("It can't be read.\nGarden shed"), "Error: It can't be read."],
  ['x'.repeat(10), 'xxxxxxxxxx'],
  [new Error(`no list 'Mom's garden' here`), 'Error: no list … here'],
  [new Error(`no list 'Mom's garden`), 'Error: no list …'],
  [new Error(`no list 'the boys' garden' here`), 'Error: no list …'],
  [new Error('no list "a "garden" b" here'), 'Error: no list … here'],
  [new Error('no list "garden\n"of mine" here'), 'Error: no list …'],
  [new Error(`no list “garden" here`), 'Error: no list …'],
  [new Error('no list «garden ‹of› mine» here'), 'Error: no list … here'],
  [new Error('no list „garden“ here'), 'Error: no list … here'],
  [new Error('no list ‘Mom’s garden’ here'), 'Error: no list … here'],
  [new Error('no list ‘Mom’s garden'), 'Error: no list …'],
  [new Error(`no list'garden' here`), 'Error: no list… here'],
  [new Error("Mira's part isn't there"), "Error: Mira's part isn't there"],
])('[MO21] of an error, the report keeps no words, addresses or ids: %s', (error, text) => {
  expect(messageOf(error)).toBe(text);
});

const mark = fc.constantFrom(...'\'"`´‘’‚‛“”„‟«»‹›「」『』');
const filler = fc.constantFrom('a', ' ', '. ', "n't ", "'s ", '\n', ', ');
const pieces = fc.array(fc.oneof(mark, filler), { maxLength: 8 }).map((all) => all.join(''));

it('[MO21] the report contains no word between two quotation marks, whatever the marks', () => {
  fc.assert(
    fc.property(mark, pieces, pieces, mark, (open, before, after, close) => {
      const text = `no list ${open}${before} gardenshed ${after}${close} here`;
      expect(messageOf(new Error(text))).not.toContain('gardenshed');
    }),
    { numRuns: 2_000 },
  );
});

it('[MO21] the report contains no word after an odd number of quotation marks of a kind', () => {
  const odd = fc.tuple(mark, fc.integer({ min: 0, max: 3 }));
  const words = fc.constantFrom('', ' ', '. ', "It can't ", 'Mira’s ', '\n');
  fc.assert(
    fc.property(odd, words, ([of, pairs], between) => {
      const open = `${of}${between} `.repeat(2 * pairs + 1);
      expect(messageOf(new Error(`no list ${open}gardenshed is here`))).not.toContain('gardenshed');
    }),
    { numRuns: 2_000 },
  );
});

it.each([
  [new TypeError('Failed to fetch'), 'The server cannot be reached.'],
  [new TypeError('Load failed'), 'The server cannot be reached.'],
  [new TypeError('NetworkError when attempting to fetch resource.'), 'The server cannot be reached.'],
  [new DOMException('signal timed out', 'TimeoutError'), 'The server did not answer in time.'],
  [new TypeError('Failed to fetch dynamically'), 'TypeError: Failed to fetch dynamically'],
])('[MO19] what the network says of itself comes in a sentence: %s', (error, text) => {
  expect(messageOf(error)).toBe(text);
});

it('[MO19] the file of a failure is the requested one, else the one that threw the error', () => {
  const chunk = Object.assign(new Error('Loading chunk 12 failed.'), {
    request: 'https://day.example/m/works/0.1.0-0a1b2c3d/route-goals.8d7f6a5b.js?again=2',
  });
  const works = '/m/works/0.1.0-0a1b2c3d/';
  expect(fileOf(chunk, works)).toBe('/m/works/0.1.0-0a1b2c3d/route-goals.8d7f6a5b.js');
  const thrown = new TypeError('no such record');
  thrown.stack = `TypeError: no such record
    at Goals (https://day.example/m/works/0.1.0-0a1b2c3d/route-goals.8d7f6a5b.js:1:2345)
    at ub (https://day.example/s/0.1.0-0a1b2c3d/main.8d7f6a5b.js:9:1)`;
  expect(fileOf(thrown, works)).toBe('/m/works/0.1.0-0a1b2c3d/route-goals.8d7f6a5b.js:1:2345');
  expect(fileOf(undefined, works)).toBeUndefined();
});

it('[MO19] a style that failed to load is not blamed on the script that requested it', () => {
  const style = Object.assign(new Error('Loading css chunk 583 failed.'), { name: 'ChunkLoadError' });
  style.stack = 'ChunkLoadError\n    at u.f.css (https://day.example/m/works/1/entry.95103ac2.js:1:10953)';
  expect(fileOf(style, '/m/works/1/')).toBeUndefined();
});

it('[MO19] the shell, which calls a module and provides its libraries, is not reported as the file that failed', () => {
  const thrown = new TypeError('no such record');
  const frames = [
    'at tb (https://day.example/s/0.1.0-0a1b2c3d/react.8d7f6a5b.js:2:11)',
    'at Goals (https://day.example/m/works/0.1.0-0a1b2c3d/route-goals.8d7f6a5b.js:1:2345)',
    'at ub (https://day.example/s/0.1.0-0a1b2c3d/main.8d7f6a5b.js:9:1)',
  ];
  thrown.stack = `TypeError: no such record\n    ${frames.join('\n    ')}`;
  expect(fileOf(thrown, '/m/works/0.1.0-0a1b2c3d/')).toBe(
    '/m/works/0.1.0-0a1b2c3d/route-goals.8d7f6a5b.js:1:2345',
  );
  expect(fileOf(thrown, '/m/planner/0.1.0-0a1b2c3d/')).toBeUndefined();
});
