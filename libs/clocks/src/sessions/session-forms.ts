import { lazyModule } from '@dayloom/platform';

/** The form of a session, which only a press needs. */
export const sessionForms = lazyModule(
  () => import(/* webpackChunkName: "session-form" */ './session-dialog.tsx'),
);
