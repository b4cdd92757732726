import type { ReactNode } from 'react';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { visuallyHidden } from './VisuallyHidden.css.js';

export interface VisuallyHiddenProps extends NativeProps<'span'> {
  /** Text for screen readers only. */
  children: ReactNode;
}

/** Hides content visually but not from screen readers. */
export const VisuallyHidden = (props: VisuallyHiddenProps) => (
  <span {...mergeProps({ className: visuallyHidden }, props)} />
);
