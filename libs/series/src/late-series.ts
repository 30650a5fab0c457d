import { lazyModule } from '@dayloom/platform';

/** Computes the days of series; only users who have one need it. */
export const seriesDays = lazyModule(() => import(/* webpackChunkName: "series" */ './series-days.ts'));

/** What puts an item off. */
export const snoozing = lazyModule(() => import(/* webpackChunkName: "snooze" */ './snoozing.ts'));

/** What a row says of an item that was put off or does not ring. */
export const itemStates = lazyModule(() => import(/* webpackChunkName: "item-state" */ './state-line.tsx'));
