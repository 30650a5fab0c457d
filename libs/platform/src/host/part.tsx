import { LoadingState, PartCard } from '@dayloom/ui';
import { Component, type CSSProperties, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import type { PieceLoad } from './piece-load.ts';

interface BoundaryProps {
  readonly name: string;
  readonly version: string;
  readonly fallback: (retry: () => void) => ReactNode;
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
} as const;

interface PartProps {
  readonly piece: PieceLoad;
  readonly title: string;
  /** Pixels kept free until the piece is there. */
  readonly minHeight: number;
  /** Run before another try, to learn of a newer release. */
  readonly beforeRetry?: () => Promise<void>;
}

/** A module's place on the page: skeleton, the piece itself, or a card that names the part and offers another try. */
export function Part({ piece, title, minHeight, beforeRetry }: PartProps) {
  const state = useSyncExternalStore(piece.subscribe, piece.state);
  useEffect(() => piece.start(), [piece]);
  const retry = () => void (beforeRetry?.() ?? Promise.resolve()).finally(() => piece.retry());
  const { name, version } = piece.module.entry;
  const room = { '--part-height': `${minHeight}px` } as CSSProperties;

  if (state.phase === 'ready') {
    return (
      <PartBoundary
        name={name}
        version={version}
        fallback={(again) => <PartCard title={title} text={sentence.failed} onRetry={again} />}
      >
        <state.Component />
      </PartBoundary>
    );
  }
  if (state.phase === 'loading') {
    return (
      <div className="part-room" style={room}>
        <LoadingState rows={Math.max(1, Math.round(minHeight / 56))} />
      </div>
    );
  }
  return (
    <PartCard
      title={title}
      text={sentence[state.phase]}
      minHeight={Math.min(minHeight, 320)}
      onRetry={retry}
    />
  );
}
