'use client';
import { useId, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../elements/Button/Button.js';
import { useAction } from '../../elements/useAction.js';
import type { AsyncData } from '../../AsyncData.js';
import { addLines, basketLine } from '@dealerkit/domain/basket/basketRules';
import type { Basket } from '@dealerkit/domain/basket/basketRules';
import type { Part } from '@dealerkit/domain/entities';
import { MAX_LINE_LENGTH } from '@dealerkit/domain/orderList/orderListLimits';
import { isOutOfStock } from '@dealerkit/domain/parts/partRules';
import { useTexts } from '../../UiProvider.js';
import { basketTexts } from '../../texts/en/basket.js';
import { counterOrderTexts } from '../../texts/en/counterOrder.js';
import { BasketLines } from '../BasketLines/BasketLines.js';
import type { RemovedLine } from '../BasketLines/BasketLines.js';
import type { BasketLinesOptions } from '../BasketLines/basketLinesOptions.js';
import { PartPicker } from './PartPicker.js';
import type { PartPickerOptions } from './PartPicker.js';
import { PasteList } from '../PasteList/PasteList.js';
import type { ResolveLines } from '../PasteList/PasteList.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { quietButtons } from '../quietButtons.css.js';
import { paste } from './CounterOrderForm.css.js';

const english = { ...basketTexts, ...counterOrderTexts };

export interface CounterOrderLinesProps extends PartPickerOptions {
  /** The lines of the order. */
  lines: Basket;
  /** The parts of the lines as they are today. */
  lineParts: AsyncData<readonly Part[]>;
  /** Changes the lines with a rule of `@dealerkit/domain/basket/basketRules`. */
  onLinesChange: BasketLinesOptions['onChange'];
  /** Why lines were not ordered, by the id of the part. */
  refusals?: BasketLinesOptions['refusals'];
  /** Finds the part of a number, and the parts of a pasted list. */
  onResolve: ResolveLines;
}

/** A part that was just chosen is known before it is read. */
const useLineParts = (lines: Basket, lineParts: AsyncData<readonly Part[]>) => {
  const [picked, setPicked] = useState<readonly Part[]>([]);
  const isPicked = ({ partId }: Basket[number]) => picked.some(({ _id }) => _id === partId);
  const parts: AsyncData<readonly Part[]> =
    lineParts.state === 'loading' && lines.every(isPicked) ? { state: 'ready', data: picked } : lineParts;
  const remember = (part: Part) => setPicked((before) => [...before.filter(({ _id }) => _id !== part._id), part]);
  return { parts, remember };
};

/** The lines of an order at the counter: chosen by number or name, or pasted, with the keyboard alone. */
export const CounterOrderLines = (
  props: CounterOrderLinesProps & {
    /** The field of the search for a part. */
    fieldRef: RefObject<HTMLInputElement | null>;
  },
) => {
  const { search, onSearchChange, lines, onLinesChange, onResolve, fieldRef: field } = props;
  const texts = useTexts(english);
  const { counterOrder } = texts;
  const runAction = useAction();
  const pasteId = useId();
  const quantity = useRef<HTMLInputElement>(null);
  const [lastPicked, setLastPicked] = useState('');
  const [removed, setRemoved] = useState<RemovedLine>();
  const [message, setMessage] = useState<string>();
  const [isPasting, setIsPasting] = useState(false);
  const { parts: lineParts, remember } = useLineParts(lines, props.lineParts);
  const focusField = () => field.current?.focus();

  const add = (added: Basket) => {
    let left: Basket = [];
    const isStored = onLinesChange((before) => {
      const next = addLines(before, added);
      ({ left } = next);
      return next.basket;
    });
    return { isStored, left };
  };

  const pick = (part: Part, count?: number) => {
    let left: Basket = [];
    // The field with the quantity gets the focus, so it has to be there.
    flushSync(() => {
      remember(part);
      ({ left } = add([basketLine(part, count)]));
      setLastPicked(part._id);
      setRemoved(undefined);
      setMessage(left.length > 0 ? counterOrder.full : undefined);
      onSearchChange('');
    });
    if (left.length > 0) return focusField();
    quantity.current?.focus();
    quantity.current?.select();
  };

  /** Takes the part whose number was typed; its quantity can stand beside it, as in a pasted list. */
  const pickByNumber = async () => {
    const typed = search.trim();
    if (typed === '') return;
    const error = await runAction(async () => {
      const found = await onResolve([typed.slice(0, MAX_LINE_LENGTH)], new AbortController().signal);
      // Another text was typed meanwhile.
      if (field.current?.value.trim() !== typed) return undefined;
      if ('message' in found) return found;
      const [line] = found;
      const [part, ...others] = line?.match === 'number' ? line.parts : [];
      if (!part || others.length > 0 || isOutOfStock(part) || !part.product_name?.trim())
        return { message: counterOrder.notOneNumber };
      pick(part, line?.quantity);
      return undefined;
    });
    if (error) setMessage(error.message);
  };

  return (
    <Stack>
      {(lines.length > 0 || removed) && (
        <BasketLines
          basket={lines}
          parts={lineParts}
          refusals={props.refusals}
          label={counterOrder.lines}
          canSave={false}
          removed={removed}
          onRemoved={setRemoved}
          onChange={onLinesChange}
          onMoved={focusField}
          quantityRef={{ partId: lastPicked, ref: quantity }}
          onQuantityEnter={focusField}
        />
      )}
      <PartPicker
        search={search}
        parts={props.parts}
        hint={counterOrder.searchHint}
        message={message}
        fieldRef={field}
        hasList={search.trim() !== '' || lines.length === 0}
        onSearchChange={(next) => {
          setMessage(undefined);
          onSearchChange(next);
        }}
        onEnter={() => void pickByNumber()}
        onPick={(part) => pick(part)}
      />
      <div className={quietButtons}>
        <Button tone="quiet" aria-expanded={isPasting} aria-controls={pasteId} onClick={() => setIsPasting(!isPasting)}>
          {texts.basket.paste}
        </Button>
      </div>
      <div id={pasteId} className={paste} hidden={!isPasting}>
        <PasteList target="order" onResolve={onResolve} onAdd={add} />
      </div>
    </Stack>
  );
};
