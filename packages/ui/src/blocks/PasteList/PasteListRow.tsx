'use client';
import { memo, useId, useRef, useState } from 'react';
import { BasketQuantity } from '../BasketQuantity/BasketQuantity.js';
import { PartThumbnail } from '../PartThumbnail/PartThumbnail.js';
import { Text } from '../../elements/Text/Text.js';
import { useFormattedPriceAndStock } from '../useFormattedPriceAndStock.js';
import { Button } from '../../elements/Button/Button.js';
import { Grid } from '../../elements/Grid/Grid.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { control } from '../../elements/Field/Field.css.js';
import { FigureText } from '../../elements/FigureText/FigureText.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { checkIcon, trashIcon, warningIcon } from '../../elements/Icon/icons.js';
import type { Part } from '@dealerkit/domain/entities';
import { parseOrderLine } from '@dealerkit/domain/orderList';
import type { ResolvedLine } from '@dealerkit/domain/orderList';
import { MAX_LINE_LENGTH } from '@dealerkit/domain/orderList/orderListLimits';
import { partNumber } from '@dealerkit/domain/parts/partFacts';
import { findDamage } from '@dealerkit/domain/import/spreadsheetDamage';
import { quantityBounds } from '@dealerkit/domain/parts/partRules';
import { languageOf } from '../../format/languageOf.js';
import { partName } from '../../partName.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { pasteListTexts } from '../../texts/en/pasteList.js';
import { quantity as quantityStyle, row as rowStyle, rowFound, rowMissing, understood } from './PasteList.css.js';
import { chosenPart, rowQuantity } from './pastedRows.js';
import type { ListRow } from './pastedRows.js';
import { spreadsheetDamageTexts } from '../../texts/en/spreadsheetDamage.js';

const english = { ...pasteListTexts, ...spreadsheetDamageTexts };

interface PasteListRowProps {
  row: ListRow;
  /** Called with the changed row. */
  onChange: (row: ListRow) => void;
  /** Called with the corrected text of the line. */
  onCorrect: (row: ListRow, text: string) => void;
  /** Called with the line beside it, if there is one. */
  onRemove: (row: ListRow, next: HTMLElement | undefined) => void;
}

const FoundPart = ({ part, hasName }: { part: Part; hasName: boolean }) => {
  const texts = useTexts(pasteListTexts);
  const { price, stock } = useFormattedPriceAndStock(part);
  const name = partName(part, texts);
  return (
    <Grid columns="auto 1" align="center" gap="sm">
      <PartThumbnail part={part} />
      <div>
        {hasName && (
          <Text size="inherit" weight="strong" lang={languageOf(name, texts.locale)} translate="no">
            {name}
          </Text>
        )}
        <Text size="label" tone="muted" numeric>
          {[partNumber(part), price, stock].filter(Boolean).join(' · ')}
        </Text>
      </div>
    </Grid>
  );
};

const Choice = ({ part }: { part: Part }) => {
  const texts = useTexts(pasteListTexts);
  const { price } = useFormattedPriceAndStock(part);
  return (
    <option value={part._id} disabled={!part.product_name?.trim()}>
      {[partName(part, texts), partNumber(part), price].filter(Boolean).join(' · ')}
    </option>
  );
};

/** How the chosen part was found. */
const useExplanation = (row: ListRow, part: Part | undefined, isCorrected: boolean) => {
  const texts = useTexts(english);
  const { pasteList } = texts;
  const { found } = row;
  if (isCorrected) return pasteList.checkAgain;
  if (row.failure !== undefined) return row.failure;
  if (!found) return pasteList.checking;
  const damage = found.match === 'number' ? undefined : findDamage(parseOrderLine(row.line).readings[0].words);
  if (damage) return texts.spreadsheetDamage[damage];
  if (!part) return found.parts.length > 0 ? pasteList.choice : pasteList.notFound;
  const explanations: Record<ResolvedLine['match'], string> = {
    number: pasteList.number,
    replaced: pasteList.replaced(parseOrderLine(row.line).readings[0].words, partNumber(part) ?? partName(part, texts)),
    name: pasteList.name,
    none: pasteList.notFound,
  };
  const explanation = explanations[found.match];
  return found.quantity === undefined && row.quantity === undefined
    ? `${explanation} · ${pasteList.noQuantity}`
    : explanation;
};

const Row = ({ row, onChange, onCorrect, onRemove }: PasteListRowProps) => {
  const item = useRef<HTMLLIElement>(null);
  const { formatNumber } = useUi();
  const texts = useTexts(pasteListTexts);
  const { pasteList } = texts;
  const [typed, setTyped] = useState(row.text);
  const number = formatNumber(row.number);
  const part = chosenPart(row);
  const explanation = useExplanation(row, part, typed !== row.text);
  const choices = row.found?.parts ?? [];
  const canCorrect = typed.trim() !== '' && (typed !== row.text || row.failure !== undefined);
  const correct = () => {
    if (canCorrect) onCorrect(row, typed);
  };
  const remove = () => {
    const { nextElementSibling: next, previousElementSibling: previous } = item.current ?? {};
    onRemove(row, (next ?? previous)?.querySelector('input') ?? undefined);
  };
  const explanationId = useId();
  return (
    <li ref={item} className={`${rowStyle} ${part ? rowFound : rowMissing}`}>
      <input
        className={control}
        aria-label={pasteList.line(number)}
        aria-describedby={explanationId}
        autoComplete="off"
        spellCheck={false}
        maxLength={Math.max(MAX_LINE_LENGTH, row.text.length)}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          correct();
          // The part that was understood before is not added.
          if (canCorrect) event.stopPropagation();
        }}
        onBlur={() => {
          if (typed !== row.text) correct();
        }}
      />
      <Stack gap="xs2" className={understood}>
        {choices.length > 1 && (
          <select
            className={control}
            aria-label={pasteList.part(number)}
            value={row.chosen}
            onChange={({ target }) => onChange({ ...row, chosen: target.value, quantity: undefined })}
          >
            {choices.map((choice) => (
              <Choice key={choice._id} part={choice} />
            ))}
            <option value="">{pasteList.none}</option>
          </select>
        )}
        {part && <FoundPart part={part} hasName={choices.length === 1} />}
        <Grid asChild columns="auto 1" gap="xs2">
          <Text id={explanationId} size="label" tone="muted">
            <Icon path={part ? checkIcon : warningIcon} />{' '}
            <span>
              <FigureText>{explanation}</FigureText>
            </span>
          </Text>
        </Grid>
        {row.failure !== undefined && typed === row.text && (
          <Button size="small" aria-label={pasteList.retryLine(number)} onClick={correct}>
            {texts.common.tryAgain}
          </Button>
        )}
      </Stack>
      {part && (
        <div className={quantityStyle}>
          <BasketQuantity
            name={partName(part, texts)}
            quantity={rowQuantity(row)}
            bounds={quantityBounds(part)}
            onQuantityChange={(quantity) => onChange({ ...row, quantity })}
          />
        </div>
      )}
      <Button tone="quiet" aria-label={pasteList.removeLine(number)} onClick={remove}>
        <Icon path={trashIcon} />
      </Button>
    </li>
  );
};

/**
 * A line of the list: what was typed, the part that was understood, and the quantity; all of it can be corrected. Its functions do the
 * same in every rendering, so that a change of one line does not render 200.
 */
export const PasteListRow = memo(Row, (before, { row }) => before.row === row);
