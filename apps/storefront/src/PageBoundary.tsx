import { ErrorState } from '@dealerkit/ui/ErrorState';
import '@dealerkit/ui/ErrorState.css';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { PageLoadError } from './lazyPage.js';

interface PageBoundaryProps {
  /** Names what is drawn; when it changes, what failed before is forgotten. */
  place: string;
  children: ReactNode;
}

interface PageBoundaryState {
  failed?: { error: unknown };
}

/** Draws why a page could not be shown in its place, so that no page is ever blank (D22). */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = {};

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { failed: { error } };
  }

  override componentDidUpdate(before: PageBoundaryProps, { failed: failedBefore }: PageBoundaryState) {
    const { failed } = this.state;
    // A page that failed on arrival has failed here, not before.
    if (failed && failed === failedBefore && before.place !== this.props.place) this.setState({ failed: undefined });
  }

  override render() {
    const { failed } = this.state;
    if (!failed) return this.props.children;
    const kind = failed.error instanceof PageLoadError ? 'offline' : 'unexpected';
    return <ErrorState kind={kind} onRetry={() => location.reload()} />;
  }
}
