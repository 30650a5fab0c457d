/// <reference path="../css-modules.d.ts" />
// A door of its own beside the components': charts are bundled by the screens that show them, and no first paint waits.
export { type Bar, BarChart, type BarChartProps } from './bar-chart.tsx';
export { Heatmap, type HeatmapCell, type HeatmapProps } from './heatmap.tsx';
export { ShareChart, type ShareChartProps, type SharePart } from './share-chart.tsx';
