import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly message: string;
  /** Rendered instead of the children after an error; `retry` renders the children again. */
  readonly fallback: (retry: () => void) => ReactNode;
  /** The current address, if it can change: a new address clears the error. */
  readonly at?: string | undefined;
  /** Called with the error, in addition to the log. */
  readonly onError?: (error: unknown) => void;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failed: boolean;
  readonly at: string | undefined;
}

/** The text shown instead of a failed part of the product. */
export const failedText = 'This part is not available. Everything else goes on working.';

/** Catches errors of its children during rendering and in effects. */
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
