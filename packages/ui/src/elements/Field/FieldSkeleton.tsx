import { Skeleton } from '../Skeleton/Skeleton.js';
import { field, hint, label as labelText, twoLines } from './Field.css.js';

export interface FieldSkeletonProps {
  /** What the field asks, which is known before it can be answered. */
  label: string;
  /** The field has room for two lines. */
  multiline?: boolean;
  /** Help will stand under it. */
  hasHint?: boolean;
}

/** Keeps the place of a field. */
export const FieldSkeleton = ({ label, multiline = false, hasHint = false }: FieldSkeletonProps) => (
  <div className={field}>
    <p className={labelText}>{label}</p>
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
