export { BeginSeries } from './begin-series.tsx';
export { SeriesDialog } from './series-dialog.tsx';
