// A separate entry point, so that only forms of what repeats load it.
export { checkRepeat, type CheckedRepeat } from './check-repeat.ts';
export { newRepeatDraft, type RepeatDraft, type RepeatField } from './new-repeat-draft.ts';
export { draftOfRule } from './repeat-draft.ts';
export { RepeatFields, type RepeatFieldsProps } from './repeat-fields.tsx';
