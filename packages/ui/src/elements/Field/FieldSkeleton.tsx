import type { ReactNode } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.js';
import { hint, label as labelStyle, root, twoLines } from './Field.css.js';

export interface FieldSkeletonProps {
  /** The label of the field. */
  label: ReactNode;
  /** The field has two lines. */
  multiline?: boolean | undefined;
  /** The field has a hint. */
  hasHint?: boolean | undefined;
}

/** The loading state of a field. */
export const FieldSkeleton = ({ label, multiline = false, hasHint = false }: FieldSkeletonProps) => (
  <div className={root}>
    <p className={labelStyle}>{label}</p>
    {multiline ? (
      <div className={twoLines}>
        <Skeleton shape="block" />
      </div>
    ) : (
      <Skeleton shape="button" />
    )}
    {hasHint && (
      <div className={hint}>
        <Skeleton />
      </div>
    )}
  </div>
);
