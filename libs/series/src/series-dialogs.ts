export { firstTime, ruleText, ruleWords } from '@dayloom/domain/repeats';
export { LeadsField } from '@dayloom/screen-kit/leads';
export { checkRepeat, RepeatFields } from '@dayloom/screen-kit/repeats';
export { beginNow } from './begin-now.ts';
export { BeginSeries } from './begin-series.tsx';
export { offerAll, offerQuestion } from './change-all.ts';
export { EditSeries } from './edit-series.tsx';
export { SeriesDialog } from './series-dialog.tsx';
