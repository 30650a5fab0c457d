import { lazyModule } from '@dayloom/platform';

/** Computes the days of series; only users who have one need it. */
export const seriesDays = lazyModule(() => import(/* webpackChunkName: "series" */ './series-days.ts'));

/** What a press on one of the menu items opens. */
export const seriesDialogs = lazyModule(
  () => import(/* webpackChunkName: "series-dialogs" */ './series-dialogs.ts'),
);

/** What puts an item off. */
export const snoozing = lazyModule(() => import(/* webpackChunkName: "snooze" */ './snoozing.ts'));
