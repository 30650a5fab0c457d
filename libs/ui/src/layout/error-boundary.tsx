import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What the log says beside the error. */
  readonly message: string;
  /** What stands in its place; `retry` renders it once more. */
  readonly fallback: (retry: () => void) => ReactNode;
  /** Where it is, if that changes: what failed elsewhere is rendered anew. */
  readonly at?: string | undefined;
  /** Told of the error, beside the log. */
  readonly onError?: (error: unknown) => void;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failed: boolean;
  readonly at: string | undefined;
}

/** What a part of the product says that failed. */
export const failedText = 'This part is not available. Everything else goes on working.';

/** Contains what its children throw while rendering or in an effect. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override readonly state: ErrorBoundaryState = { failed: false, at: this.props.at };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ at }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return at === state.at ? null : { failed: false, at };
  }

  override componentDidCatch(error: unknown) {
    console.error(this.props.message, error);
    this.props.onError?.(error);
  }

  override render() {
    if (this.state.failed) return this.props.fallback(() => this.setState({ failed: false }));
    return this.props.children;
  }
}
