'use client';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { Notice } from '../../elements/Notice/Notice.js';
import type { ShopContact } from '../../dealer.js';
import type { Basket } from '@dealerkit/domain/basketRules';
import { paths } from '@dealerkit/domain/paths';
import { useUi } from '../../UiProvider.js';
import { ListSource } from './ListSource.js';
import { MissingLines } from './MissingLines.js';
import { PasteListRow } from './PasteListRow.js';
import { actions, heading, hint, lead, list, page, title } from './PasteListScreen.css.js';
import { chosenLines, chosenPart, usePasteList } from './usePasteList.js';
import type { ResolveLines } from './usePasteList.js';

export interface PasteListScreenProps {
  /** Finds the parts of lines, in their order, or resolves to why that failed. */
  onResolve: ResolveLines;
  /** Puts lines into the basket. Returns whether the browser could store them, and those for which the basket has no room. */
  onAdd: (lines: Basket) => { isStored: boolean; left: Basket };
  /** Adds lines that were not found to the note of the order; returns whether all had room. */
  onNote: (lines: string) => boolean;
  /** How to reach the shop. */
  contact: ShopContact;
}

interface Added {
  count: number;
  left: number;
  isStored: boolean;
}

/** How many parts were added to the basket, and how many were not. */
const AddedNotice = ({ count, left, isStored }: Added) => {
  const { texts, formatNumber } = useUi();
  const { pasteList, basket } = texts;
  if (!isStored) return <Notice tone="danger">{basket.notStored}</Notice>;
  return (
    <Notice tone={left > 0 ? 'warning' : 'success'}>
      {count > 0 && pasteList.added(count, formatNumber(count))}
      {left > 0 && ` ${pasteList.left(left, formatNumber(left))}`}
    </Notice>
  );
};

/** Turns a list as customers write it into lines of the basket (`/basket/paste`). */
export const PasteListScreen = ({ onResolve, onAdd, onNote, contact }: PasteListScreenProps) => {
  const { texts, formatNumber } = useUi();
  const { pasteList } = texts;
  const results = useRef<HTMLHeadingElement>(null);
  const [text, setText] = useState('');
  const [added, setAdded] = useState<Added>();
  const [finds, setFinds] = useState(0);
  useEffect(() => {
    // The results are shown by then.
    if (finds > 0) results.current?.focus();
  }, [finds]);
  const { rows, header, error, isBusy, ...table } = usePasteList(onResolve);
  const lines = chosenLines(rows);
  const missing = rows.filter((row) => row.found && !chosenPart(row)).map((row) => row.text);
  const restCount = text.split('\n').filter((line) => line.trim()).length;

  const find = async (typed: string) => {
    const rest = await table.find(typed);
    if (rest === undefined) return;
    setText(rest);
    setAdded(undefined);
    setFinds((before) => before + 1);
  };

  const add = () => {
    const { isStored, left } = onAdd(lines);
    setAdded({ isStored, left: left.length, count: lines.length - left.length });
    if (isStored) table.removeAdded(left);
    results.current?.focus();
  };

  return (
    <div className={page}>
      <div>
        <h1 className={title} tabIndex={-1}>
          {texts.titles.pasteList}
        </h1>
        <p className={lead}>{pasteList.lead}</p>
      </div>
      <ListSource
        text={text}
        onTextChange={setText}
        onFind={(typed) => void find(typed)}
        isBusy={isBusy}
        error={error}
      />
      {rows.length > 0 && restCount > 0 && <p className={hint}>{pasteList.rest(restCount, formatNumber(restCount))}</p>}
      <h2 ref={results} className={heading} tabIndex={-1} hidden={rows.length === 0 && !added}>
        {pasteList.results}
      </h2>
      <div role="status">
        {added && <AddedNotice {...added} />}
        {rows.length > 0 && <p>{pasteList.understood(formatNumber(lines.length), formatNumber(rows.length))}</p>}
      </div>
      {header !== undefined && rows.length > 0 && <p className={hint}>{pasteList.header(header)}</p>}
      {rows.length > 0 && (
        <ol className={list}>
          {rows.map((row) => (
            <PasteListRow
              key={row.number}
              row={row}
              onChange={(changed) => table.change(row.number, () => changed)}
              onCorrect={(corrected) => void table.findAgain(row, corrected)}
              onRemove={() => {
                table.remove(row.number);
                results.current?.focus();
              }}
            />
          ))}
        </ol>
      )}
      {(lines.length > 0 || added) && (
        <div className={actions}>
          {lines.length > 0 && (
            <Button tone="accent" size="large" onClick={add}>
              {pasteList.add(lines.length, formatNumber(lines.length))}
            </Button>
          )}
          {added && <ButtonLink href={paths.basket}>{pasteList.toBasket}</ButtonLink>}
        </div>
      )}
      {missing.length > 0 && <MissingLines lines={missing} contact={contact} onNote={onNote} />}
    </div>
  );
};
