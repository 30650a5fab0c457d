export { computedDays, nextDays, repeatWords, taskDays } from '@dayloom/domain/repeats';
export { idsLeft, leftInView, rareInView } from './left-in-view.ts';
