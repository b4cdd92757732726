'use client';
import { useEffect, useRef } from 'react';
import { Fragment } from 'react';
import type { Ref } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { activeLines, removeLine } from '@dealerkit/domain/basket/basketRules';
import { restoreLine, savedLines } from '@dealerkit/domain/basket/savedLines';
import type { Basket, BasketLine } from '@dealerkit/domain/basket/basketRules';
import { partName } from '../../partName.js';
import { useTexts } from '../../UiProvider.js';
import { basketLinesTexts } from './basketLinesTexts.js';
import { BasketLineRow } from './BasketLineRow.js';
import { Heading } from '../../elements/Heading/Heading.js';
import { Card } from '../../elements/Card/Card.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { undoRow } from './BasketLines.css.js';
import type { BasketLinesOptions } from './basketLinesOptions.js';

/** A line that was removed last, and where it was. */
export interface RemovedLine {
  line: BasketLine;
  /** Its index in the basket. */
  index: number;
}

export interface BasketLinesProps extends BasketLinesOptions {
  /** The lines to show. */
  basket: Basket;
  /** What the list of the lines is called. @default 'Parts in the basket' */
  label?: string | undefined;
  /** Whether a line can be saved for later. @default true */
  canSave?: boolean | undefined;
  /** The line that was removed last, which can be put back. */
  removed: RemovedLine | undefined;
  /** Called with a line that is removed, and with undefined when it is put back. */
  onRemoved: (removed: RemovedLine | undefined) => void;
  /** Moves the focus elsewhere, because the pressed button is gone. */
  onMoved: () => void;
  /** A ref to the field with the quantity of one line. */
  quantityRef?: QuantityRef | undefined;
  /** Called when Enter is pressed in the quantity of a line. */
  onQuantityEnter?: (() => void) | undefined;
}

const UndoRow = ({ name, onUndo }: { name: string; onUndo: () => void }) => {
  const { basket } = useTexts(basketLinesTexts);
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <Stack as="li" direction="row" gap="sm" className={undoRow}>
      <span role="status">{basket.removed(name)}</span>
      <Button ref={undo} size="small" onClick={onUndo}>
        {basket.undo}
      </Button>
    </Stack>
  );
};

/** The field with the quantity of a line. */
export interface QuantityRef {
  /** The id of the part of the line. */
  partId: string;
  /** A ref to the input. */
  ref: Ref<HTMLInputElement>;
}

/** The lines of the basket, and below them those that are saved for later. */
export const BasketLines = (props: BasketLinesProps) => {
  const { basket, parts, refusals, unclear, removed, onRemoved, onChange, onMoved, quantityRef } = props;
  const texts = useTexts(basketLinesTexts);
  const today = parts.state === 'ready' ? new Map(parts.data.map((part) => [part._id, part])) : undefined;

  const rowOf = (line: BasketLine) => (
    <BasketLineRow
      line={line}
      part={today && (today.get(line.partId) ?? 'gone')}
      refusal={refusals?.[line.partId]}
      isUnclear={unclear?.includes(line.partId) ?? false}
      onChange={onChange}
      onUnclearLine={props.onUnclearLine}
      onMoved={onMoved}
      canSave={props.canSave ?? true}
      quantityRef={quantityRef?.partId === line.partId ? quantityRef.ref : undefined}
      onQuantityEnter={props.onQuantityEnter}
      onRemove={() => {
        onRemoved({ line, index: basket.indexOf(line) });
        onChange((all) => removeLine(all, line.partId));
      }}
    />
  );

  const undo = removed && (
    <UndoRow
      key={removed.line.partId}
      name={partName(removed.line, texts)}
      onUndo={() => {
        onChange((all) => restoreLine(all, removed.line, removed.index));
        onRemoved(undefined);
        onMoved();
      }}
    />
  );

  const listOf = (lines: Basket, label: string, isSaved: boolean) => {
    const isRemovedHere = removed && (removed.line.isSaved ?? false) === isSaved;
    const after = isRemovedHere && lines.findLast((line) => basket.indexOf(line) < removed.index);
    return (
      (lines.length > 0 || isRemovedHere) && (
        <Card as="ul" kind="panel" padding="none" aria-label={label}>
          {isRemovedHere && !after && undo}
          {lines.map((line) => (
            <Fragment key={line.partId}>
              {rowOf(line)}
              {after === line && undo}
            </Fragment>
          ))}
        </Card>
      )
    );
  };

  const saved = listOf(savedLines(basket), texts.basket.saved, true);
  return (
    <>
      {listOf(activeLines(basket), props.label ?? texts.basket.lines, false)}
      {saved && (
        <>
          <Heading size="title">{texts.basket.saved}</Heading>
          {saved}
        </>
      )}
    </>
  );
};
