import type { UserId } from '@dayloom/domain';
import { describe, expect, it } from 'vitest';
import { accessCases } from './access-cases.ts';
import { isDenied, isStorable } from './is-denied.ts';

const user = 'ada' as UserId;
const cases = accessCases({ user, other: 'bob' as UserId });

describe('access cases', () => {
  it('[AC12] there are at least 300 legal and 500 hostile ones, with unique names', () => {
    expect(cases.filter(({ legal }) => legal).length).toBeGreaterThanOrEqual(300);
    expect(cases.filter(({ legal }) => !legal).length).toBeGreaterThanOrEqual(500);
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
  });

  it('[AC12] the records stored before a case are legal', () => {
    expect(cases.filter((one) => !isStorable(user, one)).map(({ name }) => name)).toEqual([]);
  });

  it('[AC1] the rules allow every legal case and deny every hostile one', () => {
    const wrong = cases.filter((one) => isDenied(user, one) === one.legal);
    expect(wrong.map(({ name, legal }) => `${legal ? 'refused' : 'allowed'} ${name}`)).toEqual([]);
  });
});
