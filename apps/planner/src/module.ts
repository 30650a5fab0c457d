import { defineModule } from '@dayloom/platform';

/** Planner: the day across everything, and the goals; both on home too. */
export default defineModule({
  routes: {
    today: () => import(/* webpackChunkName: "route-today" */ './today/today.tsx'),
    goals: () => import(/* webpackChunkName: "route-goals" */ './goals/goals.tsx'),
  },
  widgets: {
    today: () => import(/* webpackChunkName: "module" */ './home/today.tsx'),
    goals: () => import(/* webpackChunkName: "module" */ './home/goals.tsx'),
  },
  searchSources: {
    goals: () => import(/* webpackChunkName: "search" */ './search/goals.ts'),
    reminders: () => import(/* webpackChunkName: "search" */ './search/reminders.ts'),
  },
});
