import { UnavailableCard } from '@dayloom/ui';
import { ErrorBoundary, failedText } from '@dayloom/ui/error-boundary';
import type { ReactNode } from 'react';

interface ScreenBoundaryProps {
  /** Its name on the error card. */
  readonly title: string;
  /** Whether it is part of a screen rather than a whole screen. */
  readonly isPart?: boolean;
  /** Its address, if that changes. A new address clears an error; content without an error stays mounted. */
  readonly at?: string;
  readonly children: ReactNode;
}

/**
 * Contains a page or part of the shell whose code cannot be fetched, is rejected or throws. An error card replaces
 * it, and the frame around it keeps working.
 */
export const ScreenBoundary = ({ title, isPart = false, at, children }: ScreenBoundaryProps) => (
  <ErrorBoundary
    message={`${title}: a part of the shell failed.`}
    at={at}
    fallback={(render) => {
      const again = () => {
        // The pressed button is removed; in a dialog, nothing behind it takes the focus.
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
