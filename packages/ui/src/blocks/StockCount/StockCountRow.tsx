'use client';
import { useId, useRef, useState } from 'react';
import { control } from '../../elements/Field/Field.css.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { checkIcon, warningIcon } from '../../elements/Icon/icons.js';
import type { Part } from '@dealerkit/domain/entities';
import { parseNumber } from '@dealerkit/domain/text/numbers';
import { partName } from '../../partName.js';
import { useAction } from '../../elements/useAction.js';
import { useTexts, useUi } from '../../UiProvider.js';
import type { PartUpdate, PartUpdateError } from '../EditPartForm/partChanges.js';
import { PartNumber } from '../PartNumber/PartNumber.js';
import { failed, input, name as nameStyle, row, saved, status } from './StockCount.css.js';
import { addPartTexts } from '../../texts/en/addPart.js';
import { manageProductsTexts } from '../../texts/en/manageProducts.js';

const english = { ...addPartTexts, ...manageProductsTexts };

interface StockCountRowProps {
  part: Part;
  onCount: (part: Part, update: PartUpdate) => Promise<PartUpdateError | undefined>;
  /** Called when the counted number is saved, or is the listed one. */
  onCounted: () => void;
}

interface Result {
  text: string;
  isError: boolean;
}

/** Saves the typed number when the user leaves the field, unless it is already saved. */
const useCount = ({ part, onCount, onCounted }: StockCountRowProps) => {
  const { formatNumber } = useUi();
  const texts = useTexts(english);
  const { manageProducts, addPart, common } = texts;
  const runAction = useAction();
  const [present, setPresent] = useState(part);
  const [result, setResult] = useState<Result>();
  const [isBusy, setIsBusy] = useState(false);
  const handled = useRef('');
  const formatCount = (count: number | undefined) => (count === undefined ? common.dash : formatNumber(count));

  const save = async (typed: string) => {
    if (typed.trim() === '' || typed === handled.current) return;
    handled.current = typed;
    const count = parseNumber(typed);
    if (!Number.isInteger(count) || count < 0) {
      setResult({ text: count < 0 ? addPart.cannotBeNegative : addPart.quantityWhole, isError: true });
      return;
    }
    if (count === present.available_quantity) {
      setResult({ text: manageProducts.countSame, isError: false });
      onCounted();
      return;
    }
    setIsBusy(true);
    const update = {
      read: { available_quantity: present.available_quantity ?? null },
      changes: { available_quantity: count },
    };
    let now: Part | undefined;
    const error = await runAction(async () => {
      const countError = await onCount(present, update);
      now = countError?.present;
      return countError;
    });
    setIsBusy(false);
    if (!error) {
      setPresent({ ...present, available_quantity: count });
      setResult({ text: manageProducts.countSaved(formatNumber(count)), isError: false });
      onCounted();
      return;
    }
    // The same number can be sent again.
    handled.current = '';
    if (now) setPresent(now);
    const text = now ? manageProducts.countConflict(formatCount(now.available_quantity)) : error.message;
    setResult({ text, isError: true });
  };
  return { present, result, isBusy, save, formatCount, forget: () => setResult(undefined) };
};

/** A part with its listed number and a field for the counted one. */
export const StockCountRow = (props: StockCountRowProps) => {
  const texts = useTexts(english);
  const { manageProducts } = texts;
  const statusId = useId();
  const [typed, setTyped] = useState('');
  const { present, result, isBusy, save, formatCount, forget } = useCount(props);
  const name = partName(props.part, texts);
  return (
    <li className={row}>
      <span>
        <span className={nameStyle} title={name} translate="no">
          {name}
        </span>
        <PartNumber part={props.part} />
      </span>
      <span id={statusId} className={status}>
        {manageProducts.listed(formatCount(present.available_quantity))}
        <span role="status">
          {result && (
            <span className={result.isError ? failed : saved}>
              <Icon path={result.isError ? warningIcon : checkIcon} /> {result.text}
            </span>
          )}
        </span>
      </span>
      <input
        className={`${control} ${input}`}
        aria-label={manageProducts.countedNamed(name)}
        aria-describedby={statusId}
        aria-invalid={result?.isError || undefined}
        aria-busy={isBusy || undefined}
        inputMode="numeric"
        enterKeyHint="next"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          forget();
        }}
        onBlur={() => void save(typed)}
      />
    </li>
  );
};
