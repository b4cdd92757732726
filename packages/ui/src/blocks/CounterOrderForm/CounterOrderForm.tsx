'use client';
import { useCallback, useRef, useState } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { FormError } from '../../elements/FormError/FormError.js';
import { Notice } from '../../elements/Notice/Notice.js';
import type { FormDraft, SubmitResult } from '../../AsyncData.js';
import type { Part } from '@dealerkit/domain/entities';
import { formatInputNumber } from '../../format/numbers.js';
import { partName } from '../../partName.js';
import { quantityBounds } from '@dealerkit/domain/partRules';
import type { TextsOf } from '../../texts/en.js';
import { useTexts } from '../../UiProvider.js';
import { form } from '../form.css.js';
import { PartPicker } from '../PartPicker/PartPicker.js';
import type { PartPickerOptions } from '../PartPicker/PartPicker.js';
import { PartThumbnail } from '../PartThumbnail/PartThumbnail.js';
import { useFormattedPriceAndStock } from '../useFormattedPriceAndStock.js';
import { useSubmitForm } from '../useSubmitForm.js';
import { chosen, chosenText, facts, name } from './CounterOrderForm.css.js';
import { counterOrderSchema } from './CounterOrderForm.schema.js';
import type { CounterOrder } from './CounterOrderForm.schema.js';
import { CounterOrderFields } from './CounterOrderFields.js';
import { counterOrderTexts } from '../../texts/en/counterOrder.js';
import { loginTexts } from '../../texts/en/login.js';
import { orderTexts } from '../../texts/en/order.js';

const english = { ...counterOrderTexts, ...loginTexts, ...orderTexts };

export type { CounterOrder } from './CounterOrderForm.schema.js';

export interface CounterOrderFormProps extends PartPickerOptions {
  /** Called with the chosen part and the valid values. */
  onOrder: (part: Part, order: CounterOrder) => Promise<SubmitResult<keyof CounterOrder>>;
  /** The districts of the dealer's country, which are suggested for the address. @default none */
  districts?: readonly string[] | undefined;
  /** Keeps the typed values until they are accepted. */
  draft?: FormDraft | undefined;
}

const noBounds = { minimum: 1, available: Infinity };

const ChosenPart = ({ part, onChange }: { part: Part; onChange: () => void }) => {
  const texts = useTexts(english);
  const { price, stock } = useFormattedPriceAndStock(part);
  return (
    <div className={chosen}>
      <PartThumbnail part={part} />
      <div className={chosenText}>
        <p className={name}>{partName(part, texts)}</p>
        <p className={facts}>
          {price} · {stock}
        </p>
      </div>
      <Button tone="quiet" onClick={onChange}>
        {texts.counterOrder.changePart}
      </Button>
    </div>
  );
};

/** Orders a part for a customer who stands at the counter or is on the phone. */
export const CounterOrderForm = ({ onOrder, districts, draft, ...picker }: CounterOrderFormProps) => {
  const texts = useTexts(english);
  const root = useRef<HTMLFormElement>(null);
  const [part, setPart] = useState<Part>();
  const [isPicking, setIsPicking] = useState(true);
  const { minimum, available } = part ? quantityBounds(part) : noBounds;
  const createSchema = useCallback(
    (messages: TextsOf<'counterOrder' | 'login' | 'order'>) => counterOrderSchema(messages, { minimum, available }),
    [minimum, available],
  );
  const { register, control, setValue, errors, isSubmitting, isRestored, formProps, formError } = useSubmitForm({
    texts,
    createSchema,
    defaultValues: {
      orderQuantity: formatInputNumber(1, texts.locale),
      userName: '',
      phone: '',
      address: texts.counterOrder.addressDefault,
      userEmail: '',
    },
    draft,
    onSubmit: async (values: CounterOrder) => part && onOrder(part, values),
  });

  const pick = (picked: Part) => {
    setPart(picked);
    setIsPicking(false);
    setValue('orderQuantity', formatInputNumber(quantityBounds(picked).minimum, texts.locale));
    // The button of the picked part disappears.
    root.current?.focus();
  };

  return (
    <form className={form} {...formProps} ref={root} tabIndex={-1} aria-label={texts.titles.counterOrder}>
      {part && !isPicking ? (
        <ChosenPart part={part} onChange={() => setIsPicking(true)} />
      ) : (
        <PartPicker {...picker} onPick={pick} />
      )}
      {part && (
        <>
          {isRestored && <Notice>{texts.drafts.restored}</Notice>}
          <CounterOrderFields register={register} control={control} errors={errors} part={part} districts={districts} />
          <FormError {...formError} />
          <Button type="submit" tone="accent" busy={isSubmitting}>
            {texts.counterOrder.submit}
          </Button>
        </>
      )}
    </form>
  );
};
