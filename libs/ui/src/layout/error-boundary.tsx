import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What the log says beside the error. */
  readonly message: string;
  /** What stands in its place; `retry` renders it once more. */
  readonly fallback: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** What a part of the product says that failed (MO2). */
export const failedText = 'This part is not available. Everything else goes on working.';

/** Contains what its children throw while rendering or in an effect (MO4). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(this.props.message, error);
  }

  override render() {
    if (this.state.failed) return this.props.fallback(() => this.setState({ failed: false }));
    return this.props.children;
  }
}
