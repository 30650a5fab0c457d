import { Button, EmptyState } from '@dayloom/ui';
import { Component, type ReactNode } from 'react';

/** Contains a page of the shell whose code cannot be fetched or that throws; the frame around it goes on. */
export class ScreenBoundary extends Component<
  { readonly children: ReactNode },
  { readonly failed: boolean }
> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
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
