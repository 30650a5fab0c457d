// A separate entry point, used only where a task or a work is duplicated.
export { checkDuplicate, type DuplicateDraft, duplicateSentences } from './duplicate-form.ts';
export { copyOfTask } from './duplicate-task.ts';
export { duplicateWork, type WholeWork, type WorkCopy } from './duplicate-work.ts';
