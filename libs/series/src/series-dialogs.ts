export { firstTime, ruleText, ruleWords } from '@dayloom/domain/repeats';
export { checkRepeat, RepeatFields } from '@dayloom/screen-kit/repeats';
export { BeginSeries } from './begin-series.tsx';
export { offerAll, offerQuestion } from './change-all.ts';
export { EditSeries } from './edit-series.tsx';
export { beginSeries } from './series-changes.ts';
export { SeriesDialog } from './series-dialog.tsx';
