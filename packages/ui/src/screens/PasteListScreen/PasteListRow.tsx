'use client';
import { useState } from 'react';
import { BasketQuantity } from '../../blocks/BasketQuantity/BasketQuantity.js';
import { PartThumbnail } from '../../blocks/PartThumbnail/PartThumbnail.js';
import { muted, name as nameStyle } from '../../blocks/orderItem.css.js';
import { useFormattedPriceAndStock } from '../../blocks/useFormattedPriceAndStock.js';
import { Button } from '../../elements/Button/Button.js';
import { control } from '../../elements/Field/Field.css.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { checkIcon, trashIcon, warningIcon } from '../../elements/Icon/icons.js';
import type { Part } from '@dealerkit/domain/entities';
import { MAX_LINE_LENGTH, parseOrderLine } from '@dealerkit/domain/orderList';
import type { ResolvedLine } from '@dealerkit/domain/orderList';
import { partNumber } from '@dealerkit/domain/partFacts';
import { quantityBounds } from '@dealerkit/domain/partRules';
import { languageOf } from '../../format/languageOf.js';
import { partName } from '../../partName.js';
import { useUi } from '../../UiProvider.js';
import {
  how,
  part as partStyle,
  partText,
  quantity as quantityStyle,
  row as rowStyle,
  rowFound,
  rowMissing,
  understood,
} from './PasteListScreen.css.js';
import { chosenPart, rowQuantity } from './usePasteList.js';
import type { ListRow } from './usePasteList.js';

interface PasteListRowProps {
  row: ListRow;
  /** Called with the changed row. */
  onChange: (row: ListRow) => void;
  /** Called with the corrected text of the line. */
  onCorrect: (text: string) => void;
  onRemove: () => void;
}

const FoundPart = ({ part, hasName }: { part: Part; hasName: boolean }) => {
  const { texts } = useUi();
  const { price, stock } = useFormattedPriceAndStock(part);
  const name = partName(part, texts);
  return (
    <div className={partStyle}>
      <PartThumbnail part={part} />
      <div className={partText}>
        {hasName && (
          <p className={nameStyle} lang={languageOf(name, texts.locale)}>
            {name}
          </p>
        )}
        <p className={muted}>{[partNumber(part), price, stock].filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  );
};

/** How the chosen part was found. */
const useExplanation = (row: ListRow, part: Part | undefined, isCorrected: boolean) => {
  const { texts } = useUi();
  const { pasteList } = texts;
  const { found } = row;
  if (isCorrected) return pasteList.checkAgain;
  if (!found) return pasteList.checking;
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

/** A line of the list: what was typed, the part that was understood, and the quantity; all of it can be corrected. */
export const PasteListRow = ({ row, onChange, onCorrect, onRemove }: PasteListRowProps) => {
  const { texts, formatNumber } = useUi();
  const { pasteList } = texts;
  const [typed, setTyped] = useState(row.text);
  const number = formatNumber(row.number);
  const part = chosenPart(row);
  const explanation = useExplanation(row, part, typed !== row.text);
  const choices = row.found?.parts ?? [];
  const correct = () => {
    if (typed.trim() && typed !== row.text) onCorrect(typed);
  };
  const explanationId = `paste-list-${String(row.number)}`;
  return (
    <li className={`${rowStyle} ${part ? rowFound : rowMissing}`}>
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
          if (event.key === 'Enter') correct();
        }}
        onBlur={correct}
      />
      <div className={understood}>
        {choices.length > 1 && (
          <select
            className={control}
            aria-label={pasteList.part(number)}
            value={row.chosen}
            onChange={({ target }) => onChange({ ...row, chosen: target.value, quantity: undefined })}
          >
            {choices.map((choice) => (
              <option key={choice._id} value={choice._id} disabled={!choice.product_name?.trim()}>
                {partName(choice, texts)}
              </option>
            ))}
            <option value="">{pasteList.none}</option>
          </select>
        )}
        {part && <FoundPart part={part} hasName={choices.length === 1} />}
        <p id={explanationId} className={how}>
          <Icon path={part ? checkIcon : warningIcon} /> <span>{explanation}</span>
        </p>
      </div>
      <div className={quantityStyle}>
        {part && (
          <BasketQuantity
            name={partName(part, texts)}
            quantity={rowQuantity(row)}
            bounds={quantityBounds(part)}
            onQuantityChange={(quantity) => onChange({ ...row, quantity })}
          />
        )}
      </div>
      <Button tone="quiet" aria-label={pasteList.removeLine(number)} onClick={onRemove}>
        <Icon path={trashIcon} />
      </Button>
    </li>
  );
};
