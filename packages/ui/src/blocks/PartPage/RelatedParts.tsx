'use client';
import { useId } from 'react';
import type { Part } from '@dealerkit/domain/entities';
import { Heading } from '../../elements/Heading/Heading.js';
import { PartGrid } from '../PartGrid/PartGrid.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { related } from './PartPage.css.js';

export interface RelatedPartsProps {
  /** The heading above the parts. */
  title: string;
  /** The parts; nothing is shown if there are none, and at most the first three. */
  parts: readonly Part[];
  /** The id of the heading, to which a link can lead. @default a generated id */
  titleId?: string | undefined;
}

/** One row of parts that have to do with the part of a page. */
const PARTS_SHOWN = 3;

/** A few parts that have to do with the part of a page, such as its alternatives. */
export const RelatedParts = ({ title, parts, titleId }: RelatedPartsProps) => {
  const generatedId = useId();
  const id = titleId ?? generatedId;
  return (
    parts.length > 0 && (
      <Stack as="section" className={related} aria-labelledby={id}>
        <Heading id={id} size="title" tabIndex={-1}>
          {title}
        </Heading>
        <PartGrid parts={parts.slice(0, PARTS_SHOWN)} />
      </Stack>
    )
  );
};
