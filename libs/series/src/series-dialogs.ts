export { BeginSeries } from './begin-series.tsx';
export { offerAll } from './change-all.ts';
export { SeriesDialog } from './series-dialog.tsx';
