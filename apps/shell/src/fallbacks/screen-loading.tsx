import { LoadingState } from '@dayloom/ui';

/** Grey rows in the place of a screen, within its margins. */
export const ScreenLoading = () => (
  <div className="remote-screen">
    <LoadingState rows={6} />
  </div>
);
