'use client';
import type { ReactNode } from 'react';
import type { Part } from '@dealerkit/domain/entities';
import { PartCard } from '../PartCard/PartCard.js';
import { cell, grid } from './PartGrid.css.js';

export interface PartGridProps {
  /** The parts to show, in their order. */
  parts: readonly Part[];
  /** Renders the button that adds a part to the basket. */
  addToBasket?: ((part: Part) => ReactNode) | undefined;
}

/** Part cards in two columns, and in three on a desktop. */
export const PartGrid = ({ parts, addToBasket }: PartGridProps) => (
  <ul className={grid}>
    {parts.map((part) => (
      <li key={part._id} className={cell}>
        <PartCard part={part} addToBasket={addToBasket?.(part)} />
      </li>
    ))}
  </ul>
);
