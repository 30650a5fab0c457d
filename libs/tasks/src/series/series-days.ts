export { computedDays, nextDays, recordDays, repeatWords } from '@dayloom/domain/repeats';
export { idsLeft, leftInView, rareInView } from './left-in-view.ts';
