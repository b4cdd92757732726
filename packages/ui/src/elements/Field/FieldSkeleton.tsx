import type { ReactNode } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.js';
import { hint, label as labelStyle, root } from './Field.css.js';

export interface FieldSkeletonProps {
  /** The label of the field. */
  label: ReactNode;
  /** The field has a hint. */
  hasHint?: boolean | undefined;
}

/** The loading state of a field. */
export const FieldSkeleton = ({ label, hasHint = false }: FieldSkeletonProps) => (
  <div className={root}>
    <p className={labelStyle}>{label}</p>
    <Skeleton shape="button" />
    {hasHint && (
      <div className={hint}>
        <Skeleton />
      </div>
    )}
  </div>
);
