import { defineModule } from '@dayloom/platform';

/** Focus: the notes. */
export default defineModule({
  routes: {
    notes: () => import(/* webpackChunkName: "route-notes" */ './notes/notes.tsx'),
  },
  searchSources: {
    notes: () => import(/* webpackChunkName: "search" */ './search/notes.ts'),
  },
});
