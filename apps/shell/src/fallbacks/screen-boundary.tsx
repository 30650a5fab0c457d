import { UnavailableCard } from '@dayloom/ui';
import { ErrorBoundary, failedText } from '@dayloom/ui/error-boundary';
import type { ReactNode } from 'react';

interface ScreenBoundaryProps {
  /** What it is called where it cannot be shown. */
  readonly title: string;
  /** It stands in a screen; without, it is one. */
  readonly isPart?: boolean;
  /** Its address, if that changes: what failed at another one is forgotten, and what did not fail stays. */
  readonly at?: string;
  readonly children: ReactNode;
}

/**
 * Contains a page or part of the shell whose code cannot be fetched, was refused or throws: the card of MO2 in
 * its place, and the frame around it goes on.
 */
export const ScreenBoundary = ({ title, isPart = false, at, children }: ScreenBoundaryProps) => (
  <ErrorBoundary
    message={`${title}: a part of the shell failed.`}
    at={at}
    fallback={(render) => {
      const again = () => {
        // The pressed button goes; in a dialog, nothing behind it takes the focus.
        document.getElementById('content')?.focus();
        render();
      };
      return (
        <div className={isPart ? '' : 'remote-screen'}>
          <UnavailableCard title={title} isScreen={!isPart} text={failedText} onRetry={again} />
        </div>
      );
    }}
  >
    {children}
  </ErrorBoundary>
);
