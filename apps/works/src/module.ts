import { defineModule } from '@dayloom/platform';

/** Works and their day tasks: the dashboard, adding a work, and one work in detail. */
export default defineModule({
  routes: {
    dashboard: () => import(/* webpackChunkName: "route-dashboard" */ './dashboard/dashboard.tsx'),
    'add-work': () => import(/* webpackChunkName: "route-add-work" */ './add-work/add-work.tsx'),
    'work-detail': () => import(/* webpackChunkName: "route-work-detail" */ './work-detail/work-detail.tsx'),
  },
  widgets: {
    counters: () => import(/* webpackChunkName: "module" */ './home/counters.tsx'),
    'recent-works': () => import(/* webpackChunkName: "module" */ './home/recent-works.tsx'),
  },
});
