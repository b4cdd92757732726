'use client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../elements/Button/Button.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { Notice } from '../../elements/Notice/Notice.js';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.js';
import type { ShopContact } from '../../dealer.js';
import { type Basket, MAX_BASKET_LINES } from '@dealerkit/domain/basket/basketRules';
import { paths } from '@dealerkit/domain/paths';
import { partName } from '../../partName.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { MissingLines } from './MissingLines.js';
import { PasteListField } from './PasteListField.js';
import { PasteListRow } from './PasteListRow.js';
import { Heading } from '../../elements/Heading/Heading.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { Text } from '../../elements/Text/Text.js';
import { Card } from '../../elements/Card/Card.js';
import { bar, shortcut } from './PasteList.css.js';
import { chosenLines, chosenPart, type ListRow } from './pastedRows.js';
import { type ListStorage, type ResolveLines, usePasteList } from './usePasteList.js';
import { addToBasketTexts } from '../../texts/en/addToBasket.js';
import { pasteListTexts } from '../../texts/en/pasteList.js';

const english = { ...addToBasketTexts, ...pasteListTexts };

export type { ListStorage, ResolveLines } from './usePasteList.js';

/** What the screen passes on to the list. */
export interface PasteListOptions {
  /** Finds the parts of at most 100 lines, in their order, or resolves to why that failed. */
  onResolve: ResolveLines;
  /** Takes the chosen lines. Returns whether they are stored, and those for which there was no room. */
  onAdd: (lines: Basket) => { isStored: boolean; left: Basket };
  /** Adds lines that were not found to the note of the order, and returns whether all had room. */
  onNote?: ((lines: string) => boolean) | undefined;
  /** How to ask the shop for lines that were not found. */
  contact?: ShopContact | undefined;
  /** Keeps the list on the device until its lines are added or it is cleared. */
  storage?: ListStorage | undefined;
}

export interface PasteListProps extends PasteListOptions {
  /** Where the lines go, which the texts name. @default 'basket' */
  target?: 'basket' | 'order' | undefined;
}

interface AddedProps {
  count: number;
  left: number;
  isStored: boolean;
  target: NonNullable<PasteListProps['target']>;
}

/** How many parts were added, and how many were not. */
const Added = ({ count, left, isStored, target }: AddedProps) => {
  const { formatNumber } = useUi();
  const texts = useTexts(english);
  const { pasteList, addToBasket } = texts;
  if (!isStored) return <Notice tone="danger">{addToBasket.notStored}</Notice>;
  const added = target === 'basket' ? pasteList.added : pasteList.addedToOrder;
  return (
    <Notice tone={left > 0 ? 'warning' : 'success'}>
      {count > 0 && added(count, formatNumber(count))}
      {left > 0 && ` ${pasteList.left(left, formatNumber(left))}`}
    </Notice>
  );
};

/** What a corrected line was understood as, for screen readers. */
const Corrected = ({ row }: { row: ListRow }) => {
  const { formatNumber } = useUi();
  const texts = useTexts(english);
  const part = chosenPart(row);
  return row.found ? (
    <VisuallyHidden>
      {texts.pasteList.line(formatNumber(row.number))}: {part ? partName(part, texts) : texts.pasteList.notFound}
    </VisuallyHidden>
  ) : null;
};

/** Turns a list as people write it into parts and quantities, line by line. */
export const PasteList = (props: PasteListProps) => {
  const { onResolve, onAdd, target = 'basket', onNote, contact, storage } = props;
  const { formatNumber } = useUi();
  const texts = useTexts(english);
  const { pasteList } = texts;
  const field = useRef<HTMLTextAreaElement>(null);
  const results = useRef<HTMLHeadingElement>(null);
  const [added, setAdded] = useState<Omit<AddedProps, 'target'>>();
  const [corrected, setCorrected] = useState<number>();
  const [searchCount, setSearchCount] = useState(0);
  useEffect(() => {
    if (searchCount === 0) return;
    // The results are shown by then.
    results.current?.focus();
    results.current?.scrollIntoView({ block: 'start' });
  }, [searchCount]);
  const { text, rows, header, error, progress, ...table } = usePasteList(onResolve, storage);
  const keepTyped = useEffectEvent(() => {
    // What was typed before the script arrived is only in the document.
    const shown = field.current?.value ?? '';
    if (shown !== '' && shown !== text) table.changeText([storage?.read(), shown].filter(Boolean).join('\n'));
  });
  useEffect(() => keepTyped(), []);
  const lines = chosenLines(rows);
  const missing = rows.filter((row) => row.found && !chosenPart(row)).map((row) => row.text);
  const restCount = rows.length < MAX_BASKET_LINES ? 0 : text.split('\n').filter((line) => line.trim()).length;
  const correctedRow = rows.find(({ number }) => number === corrected);

  const resolve = async () => {
    setAdded(undefined);
    setCorrected(undefined);
    if (await table.resolveText()) setSearchCount((before) => before + 1);
  };

  const add = () => {
    const { isStored, left } = onAdd(lines);
    setAdded({ isStored, left: left.length, count: lines.length - left.length });
    if (isStored) table.removeAdded(left);
    results.current?.focus();
  };

  /** Handles the keys of all fields of the lines. */
  const pressShortcut = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || lines.length === 0) return;
    // On a button the keys press the button.
    if (!(event.target instanceof HTMLButtonElement)) add();
  };

  const remove = (row: ListRow, next: HTMLElement | undefined) => {
    flushSync(() => table.remove(row.number));
    (next ?? field.current)?.focus();
  };

  const clear = () => {
    table.clear();
    setAdded(undefined);
    field.current?.focus();
  };

  return (
    <Stack>
      <PasteListField
        field={field}
        text={text}
        onTextChange={table.changeText}
        onFind={() => void resolve()}
        progress={progress}
        error={error}
        hasRows={rows.length > 0}
        onClear={text || rows.length > 0 ? clear : undefined}
      />
      {restCount > 0 && (
        <Text size="label" tone="muted" wrap="anywhere">
          {pasteList.rest(restCount, formatNumber(restCount))}
        </Text>
      )}
      <Heading ref={results} size="title" tabIndex={-1} hidden={rows.length === 0 && !added}>
        {pasteList.results}
      </Heading>
      <div role="status">
        {added && <Added {...added} target={target} />}
        {rows.length > 0 && <p>{pasteList.understood(formatNumber(lines.length), formatNumber(rows.length))}</p>}
        {correctedRow && <Corrected row={correctedRow} />}
      </div>
      {header !== undefined && rows.length > 0 && (
        <Text size="label" tone="muted" wrap="anywhere">
          {pasteList.header(header)}
        </Text>
      )}
      {rows.length > 0 && (
        <div role="presentation" onKeyDown={pressShortcut}>
          <Card as="ol" kind="panel" padding="none">
            {rows.map((row) => (
              <PasteListRow
                key={row.number}
                row={row}
                onChange={(changed) => table.changeRow(changed.number, () => changed)}
                onCorrect={(line, typed) => {
                  setCorrected(line.number);
                  void table.resolveCorrected(line, typed);
                }}
                onRemove={remove}
              />
            ))}
          </Card>
        </div>
      )}
      {(lines.length > 0 || (added && target === 'basket')) && (
        <Stack direction="row" align="stretch" gap="sm" className={bar}>
          {lines.length > 0 && (
            <Button tone="accent" size="large" aria-keyshortcuts="Control+Enter" onClick={add}>
              {(target === 'basket' ? pasteList.add : pasteList.addToOrder)(lines.length, formatNumber(lines.length))}
            </Button>
          )}
          {lines.length > 0 && (
            <Text as="span" size="label" tone="muted" wrap="anywhere" className={shortcut}>
              {pasteList.shortcut}
            </Text>
          )}
          {added && target === 'basket' && <ButtonLink href={paths.basket}>{pasteList.toBasket}</ButtonLink>}
        </Stack>
      )}
      {missing.length > 0 && contact && <MissingLines lines={missing} contact={contact} onNote={onNote} />}
    </Stack>
  );
};
