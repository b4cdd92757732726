import { ErrorState } from '@dealerkit/ui/elements/ErrorState';
import '@dealerkit/ui/elements/ErrorState.css';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { Interactive } from './Interactive.js';
import { PageLoadError } from '../routing/lazyPage.js';

interface PageBoundaryProps {
  /** Identifies the children. A new key clears the error. */
  resetKey: string;
  children: ReactNode;
}

interface PageBoundaryState {
  failed?: { error: unknown } | undefined;
}

/** Shows an error state instead of a page that throws, so that no page is ever blank (D22). */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = {};

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { failed: { error } };
  }

  override componentDidCatch(error: unknown) {
    // `offline/registerServiceWorker.ts` reloads the page if a newer version is deployed. What was typed is in the drafts.
    if (error instanceof PageLoadError) dispatchEvent(new Event('pageloaderror'));
  }

  override componentDidUpdate(before: PageBoundaryProps, { failed: failedBefore }: PageBoundaryState) {
    const { failed } = this.state;
    // An error of this very update belongs to the new children.
    if (failed && failed === failedBefore && before.resetKey !== this.props.resetKey) {
      this.setState({ failed: undefined });
    }
  }

  override render() {
    const { failed } = this.state;
    if (!failed) return this.props.children;
    const kind = failed.error instanceof PageLoadError ? 'offline' : 'unexpected';
    return (
      <>
        <ErrorState kind={kind} onRetry={() => location.reload()} />
        <Interactive />
      </>
    );
  }
}
