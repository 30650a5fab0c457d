import { lazyModule } from '@dayloom/platform';

/** What a press on one of the menu items opens. */
export const seriesDialogs = lazyModule(
  () => import(/* webpackChunkName: "series-dialogs" */ './series-dialogs.ts'),
);
