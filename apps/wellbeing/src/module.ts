import { defineModule } from '@dayloom/platform';

/** Wellbeing: meditation, the profile with settings and suggestions, and the trash. */
export default defineModule({
  routes: {
    meditation: () => import(/* webpackChunkName: "route-meditation" */ './meditation/meditation.tsx'),
    settings: () => import(/* webpackChunkName: "route-settings" */ './settings/settings.tsx'),
    profile: () => import(/* webpackChunkName: "route-profile" */ './profile/profile.tsx'),
    trash: () => import(/* webpackChunkName: "route-trash" */ './trash/trash.tsx'),
  },
  widgets: {
    clock: () => import(/* webpackChunkName: "module" */ './clock/clock.tsx'),
  },
  commands: {
    'toggle-meditation': () => import('./meditation/toggle-meditation.ts'),
  },
});
