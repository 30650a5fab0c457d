import { expect, it } from 'vitest';
import * as leads from './index.ts';

it('the entry point of leads exports these names', () => {
  expect(Object.keys(leads).toSorted()).toEqual([
    'leadChoices',
    'leadLength',
    'leadWords',
    'leadsText',
    'leadsWords',
    'mostLeads',
    'readLeads',
    'usualLeads',
  ]);
});
