'use client';
import type { Part } from '@dealerkit/domain/entities';
import { PartCard } from '../PartCard/PartCard.js';
import { cell, grid } from './PartGrid.css.js';

export interface PartGridProps {
  /** The parts to show, in their order. */
  parts: readonly Part[];
}

/** Part cards below each other on a phone, and in two or three columns on wider screens. */
export const PartGrid = ({ parts }: PartGridProps) => (
  <ul className={grid}>
    {parts.map((part) => (
      <li key={part._id} className={cell}>
        <PartCard part={part} />
      </li>
    ))}
  </ul>
);
