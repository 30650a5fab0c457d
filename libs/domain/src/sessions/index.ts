// A separate entry point, for screens that list sessions and for the form of a session.
export { meditationFacts, timerSessionFacts } from '../records/session-facts.ts';
export { durationWords } from './duration-words.ts';
export { editedAfter } from './edited-after.ts';
export { checkSessionDraft, draftOfSpan, type SessionDraft, sessionDraftTogether } from './session-form.ts';
export { overlapText, type Span, spanText } from './span.ts';
