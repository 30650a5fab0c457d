/// <reference path="../css-modules.d.ts" />
// A separate entry point, so that only the screens with charts bundle them and the first paint does not wait.
export { type Bar, BarChart, type BarChartProps } from './bar-chart.tsx';
export { BarList, type BarListProps, type NamedBar } from './bar-list.tsx';
export { Heatmap, type HeatmapCell, type HeatmapProps } from './heatmap.tsx';
export { ShareChart, type ShareChartProps, type SharePart } from './share-chart.tsx';
