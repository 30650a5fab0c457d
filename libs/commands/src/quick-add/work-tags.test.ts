import { aWork } from '@dayloom/testing';
import { expect, it } from 'vitest';
import type { UserId } from '@dayloom/domain';
import { openTag } from './work-tags.ts';

const works = ['Möbel', 'Flur: Möbel', 'Anna’s flat'].map((workTitle) =>
  aWork('ada' as UserId, { workTitle }),
);
const offered = (line: string) =>
  openTag(line, line.length, works)?.matches.map(({ workTitle }) => workTitle);

it.each([
  ['buy shelves #mob', ['Möbel', 'Flur: Möbel']],
  ["call #anna's", ['Anna’s flat']],
  ['buy shelves #möbel', undefined],
  ['buy shelves #x', undefined],
])('[QA3] %j offers %j', (line, titles) => {
  expect(offered(line)).toEqual(titles);
});
