'use client';
import type { Part } from '@dealerkit/domain/entities';
import { partNumber } from '@dealerkit/domain/parts/partFacts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.js';
import { useTexts } from '../../UiProvider.js';
import { number as numberStyle } from './PartNumber.css.js';
import { factsTexts } from '../../texts/en/facts.js';

export interface PartNumberProps {
  /** The part whose description may list numbers. */
  part: Pick<Part, 'description'>;
}

/** A number that a part is known by, below its name. */
export const PartNumberLine = ({ number }: { number: string }) => {
  const { facts } = useTexts(factsTexts);
  return (
    <span className={numberStyle}>
      <VisuallyHidden>{facts.number} </VisuallyHidden>
      <span translate="no">{number}</span>
    </span>
  );
};

/** The number that a part is known by, for lists in which admins choose a part; nothing if the dealer lists none. */
export const PartNumber = ({ part }: PartNumberProps) => {
  const number = partNumber(part);
  return number !== undefined && <PartNumberLine number={number} />;
};
