import { defineModule } from '@dayloom/platform';

/** Wellbeing: the profile. */
export default defineModule({
  routes: {
    profile: () => import(/* webpackChunkName: "route-profile" */ './profile/profile.tsx'),
  },
});
