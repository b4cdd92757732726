'use client';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { Part } from '@dealerkit/domain/entities';
import { useTexts, useUi } from '../../UiProvider.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { Text } from '../../elements/Text/Text.js';
import { Card } from '../../elements/Card/Card.js';
import type { PartUpdate, PartUpdateError } from '../EditPartForm/partChanges.js';
import { StockCountRow } from './StockCountRow.js';
import { manageProductsTexts } from '../../texts/en/manageProducts.js';

export interface StockCountProps {
  /** The parts to count, in the order of counting. */
  parts: ReadonlyArray<Part>;
  /** Saves a counted number; an error with the present part is a conflict. */
  onCount: (part: Part, update: PartUpdate) => Promise<PartUpdateError | undefined>;
}

const moves: Partial<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** Counts the stock with the keyboard: Enter saves the typed number and selects the next part. */
export const StockCount = ({ parts, onCount }: StockCountProps) => {
  const { formatNumber } = useUi();
  const texts = useTexts(manageProductsTexts);
  const { manageProducts } = texts;
  const rows = useRef<HTMLUListElement>(null);
  const [counted, setCounted] = useState<ReadonlySet<string>>(new Set());

  const move = (event: KeyboardEvent) => {
    const by = moves[event.key];
    if (by === undefined || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    const fields = Array.from(rows.current?.querySelectorAll('input') ?? []);
    const next = fields[fields.indexOf(event.target) + by];
    // Leaving a field saves it.
    if (next) next.focus();
    else if (event.key === 'Enter') event.target.blur();
    next?.select();
  };

  return (
    <Stack gap="sm">
      <Text tone="muted" numeric role="status">
        {manageProducts.countProgress(formatNumber(counted.size), formatNumber(parts.length))}
      </Text>
      <Card asChild kind="panel" padding="none">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the events bubble from the fields */}
        <ul ref={rows} onKeyDown={move}>
          {parts.map((part) => (
            <StockCountRow
              key={part._id}
              part={part}
              onCount={onCount}
              onCounted={() => setCounted((before) => new Set(before).add(part._id))}
            />
          ))}
        </ul>
      </Card>
    </Stack>
  );
};
