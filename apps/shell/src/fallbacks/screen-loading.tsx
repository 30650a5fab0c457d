import { LoadingState } from '@dayloom/ui';

/** Skeleton rows in place of a screen, within its margins. */
export const ScreenLoading = () => (
  <div className="remote-screen">
    <LoadingState rows={6} />
  </div>
);
