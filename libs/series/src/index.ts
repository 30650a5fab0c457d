export { changing, changingBack, removing, restoring, storing } from './day-changes.ts';
export { seriesDays, seriesDialogs } from './late-series.ts';
export { RepeatSign } from './repeat-sign.tsx';
export { activitySeries, reminderSeries, seriesFacts, type SeriesKind, taskSeries } from './series-kind.ts';
export { useAll } from './use-all.ts';
export { useRecordDays, useShownWithout } from './use-record-days.ts';
export { readSeries, type SeriesOptions, useSeries } from './use-series.ts';
export { useSeriesItems } from './use-series-items.tsx';
