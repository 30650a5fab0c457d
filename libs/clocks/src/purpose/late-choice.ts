import { lazyModule } from '@dayloom/platform';

/** The dialog of 'What for?', which only a press needs. */
export const lateChoice = lazyModule(
  () => import(/* webpackChunkName: "purpose-choice" */ './choice-dialog.tsx'),
);
