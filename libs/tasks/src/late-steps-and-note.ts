import { idleModule } from '@dayloom/platform';

/** What an open row shows of its steps and its note. */
export const stepsAndNote = idleModule(
  () => import(/* webpackChunkName: "steps-and-note" */ './steps-and-note/index.ts'),
);
