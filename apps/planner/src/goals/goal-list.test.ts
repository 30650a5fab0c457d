import type { Goal } from '@dayloom/domain';
import { describe, expect, it } from 'vitest';
import { openFirst } from './goal-list.ts';

const goal = (id: string, completed: boolean) => ({ id, completed }) as Goal;

describe('openFirst', () => {
  it('puts completed goals after the open ones and keeps the order within each group', () => {
    const sorted = openFirst([goal('a', true), goal('b', false), goal('c', true), goal('d', false)]);
    expect(sorted.map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c']);
  });
});
