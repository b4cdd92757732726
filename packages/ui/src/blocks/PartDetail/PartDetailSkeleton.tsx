'use client';
import type { ReactNode } from 'react';
import { Stack } from '../../elements/Stack/Stack.js';
import { Skeleton } from '../../elements/Skeleton/Skeleton.js';
import { content, descriptionSkeleton, detail, panel, image, media } from './PartDetail.css.js';
import { PartSpecsSkeleton } from '../PartSpecs/PartSpecsSkeleton.js';

export interface PartDetailSkeletonProps {
  /** How many buttons stand below the specs. @default 0 */
  buttons?: 0 | 1 | 2 | undefined;
  /** The placeholder of the content below the specs. */
  children?: ReactNode | undefined;
}

/** The placeholder of the buttons below the specs. */
export const ButtonsSkeleton = ({ buttons }: Required<Pick<PartDetailSkeletonProps, 'buttons'>>) =>
  Boolean(buttons) && (
    <Stack gap="xs">
      <Skeleton shape="button" />
      {buttons === 2 && <Skeleton shape="button" />}
    </Stack>
  );

/** The placeholder of a `PartDetail`, with the same height and labels. */
export const PartDetailSkeleton = ({ buttons = 0, children }: PartDetailSkeletonProps) => (
  <div className={detail} aria-hidden="true">
    <div className={media}>
      <div className={image}>
        <Skeleton shape="block" />
      </div>
      <div className={descriptionSkeleton}>
        <Skeleton lines={3} />
      </div>
    </div>
    <div className={panel}>
      <PartSpecsSkeleton />
      <ButtonsSkeleton buttons={buttons} />
      <div className={content}>{children}</div>
    </div>
  </div>
);
