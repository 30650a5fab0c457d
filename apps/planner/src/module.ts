import { defineModule } from '@dayloom/platform';

/** Planner: the goals, and their three columns on home. */
export default defineModule({
  routes: {
    goals: () => import(/* webpackChunkName: "route-goals" */ './goals/goals.tsx'),
  },
  widgets: {
    goals: () => import(/* webpackChunkName: "module" */ './home/goals.tsx'),
  },
});
