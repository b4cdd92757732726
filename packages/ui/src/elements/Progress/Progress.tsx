'use client';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { progress } from './Progress.css.js';

/** The native props belong to the `progress`. */
export interface ProgressProps extends Omit<NativeProps<'progress'>, 'value' | 'max'> {
  /** The name of the bar for screen readers. */
  label: string;
  /** How much is done, from 0 to `max`; without it the bar only says that something is going on. */
  value?: number | undefined;
  /** How much there is to do. @default 1 */
  max?: number | undefined;
  /** The value in words for screen readers, such as "3 of 10 orders". @default the percentage */
  valueText?: string | undefined;
}

/** How far a longer action is; use `Spinner` for a short one. */
export const Progress = ({ label, value, max = 1, valueText, ...native }: ProgressProps) => (
  <progress
    {...mergeProps({ className: progress, 'aria-label': label, 'aria-valuetext': valueText }, native)}
    value={value}
    max={max}
  />
);
