import { expect, it } from 'vitest';
import * as sessions from './index.ts';

it('the entry point of the sessions exports these names', () => {
  expect(Object.keys(sessions).toSorted()).toEqual([
    'checkSessionDraft',
    'draftOfSpan',
    'durationWords',
    'editedAfter',
    'meditationFacts',
    'overlapText',
    'sessionDraftTogether',
    'spanText',
    'timerSessionFacts',
  ]);
});
