import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css.js';

export interface VisuallyHiddenProps {
  /** Text for screen readers only. */
  children: ReactNode;
}

/** Hides content visually but not from screen readers. */
export const VisuallyHidden = ({ children }: VisuallyHiddenProps) => <span className={visuallyHidden}>{children}</span>;
