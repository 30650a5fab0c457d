import { defineModule } from '@dayloom/platform';
import { isWide } from './work-detail/is-wide.ts';
import { preloadWorkListPane } from './work-detail/use-work-list-pane.ts';

/** Works and their day tasks: the dashboard, adding a work, one work in detail, and analytics. */
export default defineModule({
  routes: {
    dashboard: () => import(/* webpackChunkName: "route-dashboard" */ './dashboard/dashboard.tsx'),
    'add-work': () => import(/* webpackChunkName: "route-add-work" */ './add-work/add-work.tsx'),
    'work-detail': () => {
      if (isWide()) preloadWorkListPane();
      return import(/* webpackChunkName: "route-work-detail" */ './work-detail/work-detail.tsx');
    },
    analytics: () => import(/* webpackChunkName: "route-analytics" */ './analytics/analytics.tsx'),
  },
  widgets: {
    counters: () => import(/* webpackChunkName: "module" */ './home/counters.tsx'),
    'recent-works': () => import(/* webpackChunkName: "module" */ './home/recent-works.tsx'),
  },
  searchSources: {
    works: () => import(/* webpackChunkName: "search" */ './search/works.ts'),
    tasks: () => import(/* webpackChunkName: "search" */ './search/tasks.ts'),
  },
});
