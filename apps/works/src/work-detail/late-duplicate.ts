import { idleModule } from '@dayloom/platform';

/** The dialog that duplicates a work. */
export const duplicateDialog = idleModule(
  () => import(/* webpackChunkName: "duplicate-work" */ './duplicate-work-dialog.tsx'),
);
