'use client';
import { useEffect, useRef } from 'react';
import { Fragment } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { activeLines, removeLine, restoreLine, savedLines } from '@dealerkit/domain/basketRules';
import type { Basket, BasketLine } from '@dealerkit/domain/basketRules';
import { partName } from '../../partName.js';
import { useUi } from '../../UiProvider.js';
import { BasketLineRow } from './BasketLineRow.js';
import { heading, list, undoRow } from './BasketScreen.css.js';
import type { BasketScreenProps } from './basketScreenProps.js';

/** A line that was removed last, and where it was. */
export interface RemovedLine {
  line: BasketLine;
  /** Its index in the basket. */
  index: number;
}

interface BasketLinesProps extends Pick<
  BasketScreenProps,
  'parts' | 'refusals' | 'unclear' | 'onChange' | 'onUnclearLine'
> {
  basket: Basket;
  removed: RemovedLine | undefined;
  onRemoved: (removed: RemovedLine | undefined) => void;
  /** Moves the focus to the title, because the pressed button is gone. */
  onMoved: () => void;
}

const UndoRow = ({ name, onUndo }: { name: string; onUndo: () => void }) => {
  const { basket } = useUi().texts;
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <li className={undoRow}>
      <span role="status">{basket.removed(name)}</span>
      <Button ref={undo} size="small" onClick={onUndo}>
        {basket.undo}
      </Button>
    </li>
  );
};

/** The lines of the basket, and below them those that are saved for later. */
export const BasketLines = (props: BasketLinesProps) => {
  const { basket, parts, refusals, unclear, removed, onRemoved, onChange, onMoved } = props;
  const { texts } = useUi();
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
        <ul className={list} aria-label={label}>
          {isRemovedHere && !after && undo}
          {lines.map((line) => (
            <Fragment key={line.partId}>
              {rowOf(line)}
              {after === line && undo}
            </Fragment>
          ))}
        </ul>
      )
    );
  };

  const saved = listOf(savedLines(basket), texts.basket.saved, true);
  return (
    <>
      {listOf(activeLines(basket), texts.basket.lines, false)}
      {saved && (
        <>
          <h2 className={heading}>{texts.basket.saved}</h2>
          {saved}
        </>
      )}
    </>
  );
};
