// A separate entry point, used only where steps are shown or merged.
export { mergedSteps, mergeSteps } from './merge-steps.ts';
export { type PastedStep, readPastedSteps, whyNotPasted } from './pasted-steps.ts';
export { listText, maxSteps, readSteps, type Step, stepId, stepLimit, stepsText } from './step.ts';
export { openSteps, progressText } from './without-reading.ts';
