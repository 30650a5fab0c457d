import { describe, expect, it } from 'vitest';
import { leads as field } from '../records/fields.ts';
import { leadsText, readLeads } from './lead.ts';
import { leadsWords } from './lead-words.ts';
import * as v from 'valibot';

describe('the choice of when an item rings', () => {
  it('[NF11] without a choice it is ten minutes before and at the time', () => {
    expect(readLeads(undefined)).toEqual([10, 0]);
    expect(readLeads(undefined, undefined)).toEqual([10, 0]);
  });

  it("[NF31] counts before that of the settings, and 'none' is a choice", () => {
    expect(readLeads(undefined, '60')).toEqual([60]);
    expect(readLeads('1440 5', '60')).toEqual([1440, 5]);
    expect(readLeads('none', '60')).toEqual([]);
  });

  it('[NF31] is written with each once, the longest first', () => {
    expect(leadsText([0, 10, 2880, 10])).toBe('2880 10 0');
    expect(leadsText([])).toBe('none');
    expect(readLeads('0 10 10')).toEqual([10, 0]);
  });

  it.each([[[]], [[0]], [[10, 0]], [[2880, 1440, 60, 1, 0]]])('[NF31] %j can be stored', (leads) => {
    const text = leadsText(leads);
    expect(v.is(field, text)).toBe(true);
    expect(readLeads(text)).toEqual(leads);
  });

  it('[NF31] is said in words', () => {
    expect(leadsWords([])).toBe('not at all');
    expect(leadsWords([0])).toBe('at the time');
    expect(leadsWords([2880, 1440, 120, 60, 45, 1, 0])).toBe(
      '2 days before, 1 day before, 2 hours before, 1 hour before, 45 minutes before, 1 minute before and at the time',
    );
  });
});
