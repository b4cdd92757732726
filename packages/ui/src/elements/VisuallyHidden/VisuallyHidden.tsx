import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css.js';

export interface VisuallyHiddenProps {
  /** Words that only a screen reader needs. */
  children: ReactNode;
}

/** Says what sighted people see from the layout alone. */
export const VisuallyHidden = ({ children }: VisuallyHiddenProps) => <span className={visuallyHidden}>{children}</span>;
