import { ShellContext, timeZoneAtom, useAction, useTitle } from '@dayloom/platform';
import { LoadingState, UnavailableCard } from '@dayloom/ui';
import { keepFocusInside } from '@dayloom/ui/focus';
import { ErrorBoundary, failedText } from '@dayloom/ui/error-boundary';
import { useAtomValue } from 'jotai';
import {
  type ComponentType,
  type CSSProperties,
  type ReactNode,
  useContext,
  useState,
  useSyncExternalStore,
} from 'react';
import type { RemoteLoad, RemoteState } from './remote-load.ts';
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
  /** The address of a screen. A screen that crashed at another address is rendered again. */
  readonly at?: string;
  /** The height reserved until the component is loaded. Pixels. */
  readonly minHeight: number;
  /** Runs before a retry, to look for a newer release. */
  readonly beforeRetry?: () => Promise<void>;
}

interface ReplacementProps extends Pick<RemoteBoundaryProps, 'load' | 'title'> {
  readonly children: ReactNode;
}

/**
 * While a screen is replaced, its replacement gets the page's margins and title, such as that of a clock that crashed. A
 * widget is inside a page already.
 */
function Replacement({ load, title, children }: ReplacementProps) {
  const isScreen = load.kind === 'route';
  useTitle(isScreen ? title : undefined);
  return isScreen ? <div className="remote-screen">{children}</div> : children;
}

/** A module's part of the page. The focus stays inside it, whatever is rendered there. */
export const RemoteBoundary = (props: RemoteBoundaryProps) => (
  <div ref={keepFocusInside} tabIndex={-1}>
    <RemoteContent {...props} />
  </div>
);

/** A retry, after the page has looked for newer releases. */
function useRetry({ load, beforeRetry }: RemoteBoundaryProps) {
  const [isOutdated, setOutdated] = useState(false);
  const { pending, run } = useAction(async (act: () => void) => {
    await beforeRetry?.();
    act();
  });
  const loadAgain = () => {
    setOutdated(load.module.isOutdated);
    load.retry();
  };
  return {
    /** Code that has run cannot be replaced in this page: if it is outdated, a retry would fail again. */
    isOutdated,
    pending,
    load: () => void run(loadAgain),
    render: (render: () => void) => void run(() => (load.module.isOutdated ? setOutdated(true) : render())),
  };
}

interface PlaceProps extends RemoteBoundaryProps {
  readonly retry: ReturnType<typeof useRetry>;
}

/** A skeleton, the component, or an error card with its title and a retry button. */
function RemoteContent(props: RemoteBoundaryProps) {
  const { load } = props;
  const state = useSyncExternalStore(load.subscribe, load.state);
  const place = { ...props, retry: useRetry(props) };
  if (state.phase === 'ready') return <RemoteComponent {...place} Component={state.Component} />;
  return (
    <Replacement {...place}>
      {state.phase === 'loading' && !state.isAgain ? (
        <Skeleton {...place} />
      ) : (
        <WaitingCard {...place} phase={state.phase} />
      )}
    </Replacement>
  );
}

/** The component with its module's services, or an error card if it crashes. */
function RemoteComponent({
  load,
  at,
  Component,
  ...place
}: PlaceProps & { readonly Component: ComponentType }) {
  const shell = useContext(ShellContext);
  // Renders every local time of the module again in another zone.
  useAtomValue(timeZoneAtom);
  const { name, version } = load.module.entry;
  const { retry } = place;
  return (
    <ErrorBoundary
      message={`${name} ${version} failed.`}
      at={at}
      fallback={(render) => (
        <Replacement {...place} load={load}>
          {retry.isOutdated ? (
            <OutdatedCard {...place} load={load} />
          ) : (
            <UnavailableCard
              {...nameOf({ ...place, load })}
              text={sentence.failed}
              pending={retry.pending}
              onRetry={() => retry.render(render)}
            />
          )}
        </Replacement>
      )}
      onError={(error) => load.module.note(`${load.kind} '${load.id}'`, error)}
    >
      <ShellContext value={shell && servicesOf(shell, load.module)}>
        <Component />
      </ShellContext>
    </ErrorBoundary>
  );
}

function Skeleton({ minHeight }: PlaceProps) {
  const rows = Math.max(1, Math.round(minHeight / 56));
  const height = { '--skeleton-height': `${minHeight}px` } as CSSProperties;
  return (
    <div className="remote-skeleton" style={height}>
      <LoadingState rows={rows} rowHeight={minHeight / rows} />
    </div>
  );
}

type WaitingCardProps = PlaceProps & { readonly phase: Exclude<RemoteState['phase'], 'ready'> };

function WaitingCard({ phase, ...place }: WaitingCardProps) {
  const { load, minHeight, retry } = place;
  if (phase === 'failed' && retry.isOutdated) return <OutdatedCard {...place} />;
  return (
    <UnavailableCard
      {...nameOf(place)}
      text={sentence[phase]}
      {...(load.kind !== 'route' && { minHeight: Math.min(minHeight, 320) })}
      pending={retry.pending || phase === 'loading'}
      onRetry={retry.load}
    />
  );
}

const OutdatedCard = (place: PlaceProps) => (
  <UnavailableCard
    {...nameOf(place)}
    text={sentence.outdated}
    action="Reload"
    onRetry={() => location.reload()}
  />
);

const nameOf = ({ title, load }: Pick<PlaceProps, 'load' | 'title'>) => ({
  title,
  isScreen: load.kind === 'route',
});
