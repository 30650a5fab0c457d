import { lazyModule } from '@dayloom/platform/late';

/** What is done with the item of a notification, of which a day of a series is computed first. */
export const itemCode = lazyModule(() => import(/* webpackChunkName: "notified-item" */ './item-code.ts'));
