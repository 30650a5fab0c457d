import { defineModule } from '@dayloom/platform';

/** Planner: the day across all works, goals and reminders, all on home too; timetable and calendar. */
export default defineModule({
  routes: {
    today: () => import(/* webpackChunkName: "route-today" */ './today/today.tsx'),
    goals: () => import(/* webpackChunkName: "route-goals" */ './goals/goals.tsx'),
    timetable: () => import(/* webpackChunkName: "route-timetable" */ './timetable/timetable.tsx'),
    reminders: () => import(/* webpackChunkName: "route-reminders" */ './reminders/reminders.tsx'),
    calendar: () => import(/* webpackChunkName: "route-calendar" */ './calendar/calendar.tsx'),
  },
  widgets: {
    today: () => import(/* webpackChunkName: "module" */ './home/today.tsx'),
    goals: () => import(/* webpackChunkName: "module" */ './home/goals.tsx'),
    upcoming: () => import(/* webpackChunkName: "module" */ './home/upcoming.tsx'),
  },
  notificationSources: {
    reminders: () => import(/* webpackChunkName: "notifications" */ './notifications/reminders.ts'),
    activities: () => import(/* webpackChunkName: "notifications" */ './notifications/activities.ts'),
  },
  searchSources: {
    goals: () => import(/* webpackChunkName: "search" */ './search/goals.ts'),
    reminders: () => import(/* webpackChunkName: "search" */ './search/reminders.ts'),
    activities: () => import(/* webpackChunkName: "search" */ './search/activities.ts'),
  },
});
