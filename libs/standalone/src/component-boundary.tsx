import { useShell } from '@dayloom/platform';
import { LoadingState, UnavailableCard } from '@dayloom/ui';
import { ErrorBoundary, failedText } from '@dayloom/ui/error-boundary';
import { type ReactNode, Suspense } from 'react';
import type { ModuleComponent } from './module-component.ts';
import * as styles from './standalone.module.css';

/** Reads the current component on each render after a retry. */
const Loaded = ({ component }: { readonly component: ModuleComponent }) => <component.Component />;

interface ComponentBoundaryProps {
  readonly component: ModuleComponent;
  readonly title: string;
  readonly isScreen?: boolean;
}

/** One screen or widget, as the shell shows it: skeleton, the component itself, or an error card. */
export function ComponentBoundary({ component, title, isScreen = false }: ComponentBoundaryProps) {
  const { module } = useShell();
  const inMargins = (node: ReactNode) => (isScreen ? <div className={styles.screen}>{node}</div> : node);
  const failed = (render: () => void) => {
    const again = () => {
      component.loadAgain();
      render();
    };
    return inMargins(<UnavailableCard title={title} isScreen={isScreen} text={failedText} onRetry={again} />);
  };
  return (
    <ErrorBoundary message={`${module.name} ${module.version} failed.`} fallback={failed}>
      <Suspense fallback={inMargins(<LoadingState rows={isScreen ? 6 : 2} />)}>
        <Loaded component={component} />
      </Suspense>
    </ErrorBoundary>
  );
}
