import { ShellContext, useAction } from '@dayloom/platform';
import { LoadingState, UnavailableCard } from '@dayloom/ui';
import { ErrorBoundary, failedText } from '@dayloom/ui/error-boundary';
import { type CSSProperties, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import { keepFocusInside } from '../focus/keep-focus-inside.ts';
import type { RemoteLoad } from './remote-load.ts';
import { servicesOf } from './services.ts';

const sentence = {
  failed: failedText,
  offline: 'This part is not available: there is no network.',
  loading: 'This part is not available yet: it is loading again.',
  slow: 'This part is not available yet: it is still loading.',
  refused: 'This part is not available: it needs an update.',
  outdated: 'A newer version of this part is there: a reload brings it.',
} as const;

interface RemoteBoundaryProps {
  readonly load: RemoteLoad;
  readonly title: string;
  /** The address of a screen: one that crashed at another is rendered anew. */
  readonly at?: string;
  /** Pixels kept free until the component is there. */
  readonly minHeight: number;
  /** Run before another try, to learn of a newer release. */
  readonly beforeRetry?: () => Promise<void>;
}

/** A screen keeps the page's margins while something else stands in its place; a widget stands in a page already. */
const ScreenMargins = ({ load, children }: { readonly load: RemoteLoad; readonly children: ReactNode }) =>
  load.kind === 'route' ? <div className="remote-screen">{children}</div> : children;

/** A module's place on the page; the focus stays in it, whatever stands there. */
export const RemoteBoundary = (props: RemoteBoundaryProps) => (
  <div ref={keepFocusInside} tabIndex={-1}>
    <RemoteContent {...props} />
  </div>
);

/** Skeleton, the component itself, or a card that names it and offers another try. */
function RemoteContent({ load, title, at, minHeight, beforeRetry }: RemoteBoundaryProps) {
  const state = useSyncExternalStore(load.subscribe, load.state);
  const shell = useContext(ShellContext);
  const [isOutdated, setOutdated] = useState(false);
  const again = useAction(async (act: () => void) => {
    await beforeRetry?.();
    act();
  });
  /** Code that has run once cannot be replaced in this page: where it is outdated, the same would fail again. */
  const renderAgain = (render: () => void) => (load.module.isOutdated ? setOutdated(true) : render());
  const { name, version } = load.module.entry;
  const named = { title, isScreen: load.kind === 'route' };

  if (state.phase === 'ready') {
    const crashed = (render: () => void) => (
      <ScreenMargins load={load}>
        {isOutdated ? (
          <UnavailableCard
            {...named}
            text={sentence.outdated}
            action="Reload"
            onRetry={() => location.reload()}
          />
        ) : (
          <UnavailableCard
            {...named}
            text={sentence.failed}
            pending={again.pending}
            onRetry={() => void again.run(() => renderAgain(render))}
          />
        )}
      </ScreenMargins>
    );
    return (
      <ErrorBoundary message={`${name} ${version} failed.`} at={at} fallback={crashed}>
        <ShellContext value={shell && servicesOf(shell, load.module)}>
          <state.Component />
        </ShellContext>
      </ErrorBoundary>
    );
  }
  const rows = Math.max(1, Math.round(minHeight / 56));
  const height = { '--skeleton-height': `${minHeight}px` } as CSSProperties;
  return (
    <ScreenMargins load={load}>
      {state.phase === 'loading' && !state.isAgain ? (
        <div className="remote-skeleton" style={height}>
          <LoadingState rows={rows} rowHeight={minHeight / rows} />
        </div>
      ) : (
        <UnavailableCard
          {...named}
          text={sentence[state.phase]}
          minHeight={Math.min(minHeight, 320)}
          pending={again.pending || state.phase === 'loading'}
          onRetry={() => void again.run(() => load.retry())}
        />
      )}
    </ScreenMargins>
  );
}
