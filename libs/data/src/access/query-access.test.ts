import type { UserId } from '@dayloom/domain';
import { describe, expect, it } from 'vitest';
import { query } from '../query.ts';
import { whyQueryDenied } from './query-access.ts';

const ada = 'ada' as UserId;
const bob = 'bob' as UserId;

describe('whyQueryDenied', () => {
  it('[AC2] a query for another owner is denied, an own one is not', () => {
    expect(whyQueryDenied(query('works').ownedBy(ada), ada)).toBeUndefined();
    expect(whyQueryDenied(query('works').ownedBy(bob), ada)?.code).toBe('permission-denied');
  });

  it('[AC8] records keyed by the user are read under the own id only, profiles never as a list', () => {
    expect(whyQueryDenied(query('users').ownedBy(ada).byId(ada), ada)).toBeUndefined();
    expect(whyQueryDenied(query('users').ownedBy(ada).byId(bob), ada)?.code).toBe('permission-denied');
    expect(whyQueryDenied(query('users').ownedBy(ada), ada)?.code).toBe('permission-denied');
    expect(whyQueryDenied(query('meditationStats').ownedBy(ada).byId(bob), ada)?.code).toBe(
      'permission-denied',
    );
  });

  it('[DA19] a limit is a whole number from 1', () => {
    for (const limit of [0, -1, 1.5, Number.NaN, Infinity])
      expect(whyQueryDenied(query('works').ownedBy(ada).first(limit), ada)?.code).toBe('invalid');
  });
});
