// A separate entry point, which modules bundle: only a drag needs it.
export { dragRows } from './drag-rows.ts';
export type { Point } from './point.ts';
export { watchDrag } from './watch-drag.ts';
