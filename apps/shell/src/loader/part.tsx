import { useAction } from '@dayloom/platform';
import { LoadingState, PartCard } from '@dayloom/ui';
import {
  Component,
  type CSSProperties,
  type ReactNode,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { PieceLoad } from './piece-load.ts';

interface BoundaryProps {
  readonly name: string;
  readonly version: string;
  /** What stands in its place; `again` renders it once more. */
  readonly fallback: (again: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** Contains what a module throws while rendering or in an effect (MO4). */
class PartBoundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(`${this.props.name} ${this.props.version} failed.`, error);
  }

  override render() {
    if (this.state.failed) return this.props.fallback(() => this.setState({ failed: false }));
    return this.props.children;
  }
}

const sentence = {
  failed: 'This part is not available. Everything else goes on working.',
  offline: 'This part is not available: there is no network.',
  slow: 'This part is not available yet: it is still loading.',
  refused: 'This part is not available: it needs an update.',
  outdated: 'A newer version of this part is there: a reload brings it.',
} as const;

interface PartProps {
  readonly piece: PieceLoad;
  readonly title: string;
  /** Pixels kept free until the piece is there. */
  readonly minHeight: number;
  /** Run before another try, to learn of a newer release. */
  readonly beforeRetry?: () => Promise<void>;
}

/** A screen keeps the page's margins while something else stands in its place; a widget stands in a page already. */
const Stead = ({ piece, children }: { readonly piece: PieceLoad; readonly children: ReactNode }) =>
  piece.kind === 'route' ? <div className="part-screen">{children}</div> : children;

/** A module's place on the page: skeleton, the piece itself, or a card that names the part and offers another try. */
export function Part({ piece, title, minHeight, beforeRetry }: PartProps) {
  const state = useSyncExternalStore(piece.subscribe, piece.state);
  useEffect(() => piece.start(), [piece]);
  const [isOutdated, setOutdated] = useState(false);
  const again = useAction(async (act: () => void) => {
    await beforeRetry?.();
    act();
  });
  /** Code that has run once cannot be replaced in this page: where it is outdated, the same would fail again. */
  const renderAgain = (render: () => void) => (piece.module.isOutdated ? setOutdated(true) : render());
  const { name, version } = piece.module.entry;

  if (state.phase === 'ready') {
    const crashed = (render: () => void) => (
      <Stead piece={piece}>
        {isOutdated ? (
          <PartCard
            title={title}
            text={sentence.outdated}
            action="Reload"
            onRetry={() => location.reload()}
          />
        ) : (
          <PartCard
            title={title}
            text={sentence.failed}
            pending={again.pending}
            onRetry={() => void again.run(() => renderAgain(render))}
          />
        )}
      </Stead>
    );
    return (
      <PartBoundary name={name} version={version} fallback={crashed}>
        <state.Component />
      </PartBoundary>
    );
  }
  const room = { '--part-height': `${minHeight}px` } as CSSProperties;
  return (
    <Stead piece={piece}>
      {state.phase === 'loading' ? (
        <div className="part-room" style={room}>
          <LoadingState rows={Math.max(1, Math.round(minHeight / 56))} />
        </div>
      ) : (
        <PartCard
          title={title}
          text={sentence[state.phase]}
          minHeight={Math.min(minHeight, 320)}
          pending={again.pending}
          onRetry={() => void again.run(() => piece.retry())}
        />
      )}
    </Stead>
  );
}
