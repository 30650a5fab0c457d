import type { UserId } from '@dayloom/domain';
import { describe, expect, it } from 'vitest';
import { accessCases } from './access-cases.ts';
import { isRefused, isStorable } from './is-refused.ts';

const user = 'ada' as UserId;
const cases = accessCases({ user, other: 'bob' as UserId });

describe('access cases', () => {
  it('[AC12] there are at least 300 legal and 500 hostile ones, each with a name of its own', () => {
    expect(cases.filter(({ legal }) => legal).length).toBeGreaterThanOrEqual(300);
    expect(cases.filter(({ legal }) => !legal).length).toBeGreaterThanOrEqual(500);
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
  });

  it('[AC12] what is stored before a case may be stored', () => {
    expect(cases.filter((one) => !isStorable(user, one)).map(({ name }) => name)).toEqual([]);
  });

  it('[AC1] the rules allow every legal case and refuse every hostile one', () => {
    const wrong = cases.filter((one) => isRefused(user, one) === one.legal);
    expect(wrong.map(({ name, legal }) => `${legal ? 'refused' : 'allowed'} ${name}`)).toEqual([]);
  });
});
