'use client';
import type { ReactNode, RefObject } from 'react';
import { skipLink } from './SkipLink.css.js';

export interface SkipLinkProps {
  /** The id of the element that it leads to. */
  targetId: string;
  /** A ref to that element, which takes the focus. */
  target: RefObject<HTMLElement | null>;
  /** Moves the focus into the element instead. */
  onFocusTarget?: ((element: HTMLElement) => void) | undefined;
  /** What it leads to. */
  children: ReactNode;
}

/** A link that leads past many controls. It is visible while it has the focus. */
export const SkipLink = ({ targetId, target, onFocusTarget, children }: SkipLinkProps) => (
  <a
    className={skipLink}
    href={`#${targetId}`}
    onClick={(event) => {
      // Keeps the hash out of the URL, which a router would handle as a navigation.
      event.preventDefault();
      if (!target.current) return;
      if (onFocusTarget) onFocusTarget(target.current);
      else target.current.focus();
    }}
  >
    {children}
  </a>
);
