import { idleModule } from '@dayloom/platform';

/** What only a press needs: the dialogs of a task and the editor of its title. */
export const taskActions = idleModule(() => import(/* webpackChunkName: "actions" */ './actions.ts'));
