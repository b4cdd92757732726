'use client';
import type { ReactNode } from 'react';
import { Skeleton } from '../../elements/Skeleton/Skeleton.js';
import { content, detail, panel, image, media } from './PartDetail.css.js';
import { PartSpecsSkeleton } from '../PartSpecs/PartSpecsSkeleton.js';
import { description } from './PartDetailSkeleton.css.js';

export interface PartDetailSkeletonProps {
  /** Whether a button stands below the specs. @default false */
  hasAction?: boolean | undefined;
  /** The placeholder of the content below the specs. */
  children?: ReactNode | undefined;
}

/** The placeholder of a `PartDetail`, with the same height and labels. */
export const PartDetailSkeleton = ({ hasAction = false, children }: PartDetailSkeletonProps) => (
  <div className={detail} aria-hidden="true">
    <div className={media}>
      <div className={image}>
        <Skeleton shape="block" />
      </div>
      <div className={description}>
        <Skeleton lines={3} />
      </div>
    </div>
    <div className={panel}>
      <PartSpecsSkeleton />
      {hasAction && <Skeleton shape="button" />}
      <div className={content}>{children}</div>
    </div>
  </div>
);
