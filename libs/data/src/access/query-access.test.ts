import type { UserId } from '@dayloom/domain';
import { describe, expect, it } from 'vitest';
import { query } from '../query.ts';
import { whyQueryRefused } from './query-access.ts';

const ada = 'ada' as UserId;
const bob = 'bob' as UserId;

describe('whyQueryRefused', () => {
  it('[AC2] a query of another owner is refused, an own one is not', () => {
    expect(whyQueryRefused(query('works').ownedBy(ada), ada)).toBeUndefined();
    expect(whyQueryRefused(query('works').ownedBy(bob), ada)?.code).toBe('permission-denied');
  });

  it('[AC8] records keyed by the user are read under the own id alone, profiles never as a list', () => {
    expect(whyQueryRefused(query('users').ownedBy(ada).byId(ada), ada)).toBeUndefined();
    expect(whyQueryRefused(query('users').ownedBy(ada).byId(bob), ada)?.code).toBe('permission-denied');
    expect(whyQueryRefused(query('users').ownedBy(ada), ada)?.code).toBe('permission-denied');
    expect(whyQueryRefused(query('meditationStats').ownedBy(ada).byId(bob), ada)?.code).toBe(
      'permission-denied',
    );
  });

  it('[DA19] a limit is a whole number from 1', () => {
    for (const limit of [0, -1, 1.5, Number.NaN, Infinity])
      expect(whyQueryRefused(query('works').ownedBy(ada).first(limit), ada)?.code).toBe('invalid');
  });
});
