import { Component } from 'react';
import type { ReactNode } from 'react';

export interface PageBoundaryProps {
  /** Identifies the children, such as the address of the page. A new key clears the error. */
  resetKey: string;
  /** What is shown instead of children that throw; the error is a `PageLoadError` if their code cannot be loaded. */
  fallback: (error: unknown) => ReactNode;
  /** Called once for each error. */
  onError?: ((error: unknown) => void) | undefined;
  children: ReactNode;
}

interface PageBoundaryState {
  failed?: { error: unknown } | undefined;
}

/** Shows something else instead of a page that throws, so that no page is ever blank. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = {};

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { failed: { error } };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  override componentDidUpdate(before: PageBoundaryProps, { failed: failedBefore }: PageBoundaryState): void {
    const { failed } = this.state;
    // An error of this very update belongs to the new children.
    if (failed && failed === failedBefore && before.resetKey !== this.props.resetKey) {
      this.setState({ failed: undefined });
    }
  }

  override render(): ReactNode {
    const { failed } = this.state;
    return failed ? this.props.fallback(failed.error) : this.props.children;
  }
}
