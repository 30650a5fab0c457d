import { Button, EmptyState } from '@dayloom/ui';
import { Component, type ReactNode } from 'react';

interface ScreenBoundaryProps {
  /** Its address, if that changes: what failed at another one is forgotten, and what did not fail stays. */
  readonly at?: string;
  readonly children: ReactNode;
}

interface ScreenBoundaryState {
  readonly failed: boolean;
  readonly at: string | undefined;
}

/** Contains a page of the shell whose code cannot be fetched or that throws; the frame around it goes on. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override readonly state: ScreenBoundaryState = { failed: false, at: this.props.at };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ at }: ScreenBoundaryProps, state: ScreenBoundaryState) {
    return at === state.at ? null : { failed: false, at };
  }

  override componentDidCatch(error: unknown) {
    console.error('A page of the shell failed.', error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <EmptyState
        text="This page could not be loaded"
        action={<Button onClick={() => location.reload()}>Load again</Button>}
      />
    );
  }
}
