import { defineModule } from '@dayloom/platform';

/** Focus: the timer, the stopwatch and the notes. */
export default defineModule({
  routes: {
    timer: () => import(/* webpackChunkName: "route-timer" */ './timer/timer.tsx'),
    notes: () => import(/* webpackChunkName: "route-notes" */ './notes/notes.tsx'),
  },
  widgets: {
    clock: () => import(/* webpackChunkName: "module" */ './header/clock.tsx'),
  },
  commands: {
    'toggle-focus': () => import('./timer/toggle-focus.ts'),
  },
  searchSources: {
    notes: () => import(/* webpackChunkName: "search" */ './search/notes.ts'),
  },
});
