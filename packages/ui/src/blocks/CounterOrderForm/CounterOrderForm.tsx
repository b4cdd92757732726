'use client';
import { Button } from '../../elements/Button/Button.js';
import { FormError } from '../../elements/FormError/FormError.js';
import { Notice } from '../../elements/Notice/Notice.js';
import type { FormDraft, SubmitResult } from '../../AsyncData.js';
import { useTexts } from '../../UiProvider.js';
import { BasketTotal } from '../BasketLines/BasketTotal.js';
import { useBlockedReason } from '../BasketLines/useBlockedReason.js';
import { form } from '../form.css.js';
import { useSubmitForm } from '../useSubmitForm.js';
import { footer, root } from './CounterOrderForm.css.js';
import { counterOrderSchema } from './CounterOrderForm.schema.js';
import type { CounterOrder } from './CounterOrderForm.schema.js';
import { CounterOrderFields } from './CounterOrderFields.js';
import { CounterOrderLines } from './CounterOrderLines.js';
import type { CounterOrderLinesProps } from './CounterOrderLines.js';
import { counterOrderTexts } from '../../texts/en/counterOrder.js';
import { loginTexts } from '../../texts/en/login.js';
import { orderTexts } from '../../texts/en/order.js';

const english = { ...counterOrderTexts, ...loginTexts, ...orderTexts };

export type { CounterOrder } from './CounterOrderForm.schema.js';

export interface CounterOrderFormProps extends CounterOrderLinesProps {
  /** Called with the valid values, if every line can be ordered. */
  onOrder: (order: CounterOrder) => Promise<SubmitResult<keyof CounterOrder>>;
  /** The districts of the dealer's country, which are suggested for the address. @default none */
  districts?: readonly string[] | undefined;
  /** Keeps the typed values until they are accepted. */
  draft?: FormDraft | undefined;
}

/** Orders parts for a customer who stands at the counter or is on the phone. */
export const CounterOrderForm = ({ onOrder, districts, draft, ...linesProps }: CounterOrderFormProps) => {
  const { lines, lineParts } = linesProps;
  const texts = useTexts(english);
  const blockedReason = useBlockedReason(lines, { parts: lineParts });
  const reason = lines.length === 0 ? texts.counterOrder.noLines : blockedReason;
  const { register, control, errors, isSubmitting, isRestored, formProps, formError } = useSubmitForm({
    texts,
    createSchema: counterOrderSchema,
    defaultValues: { userName: '', phone: '', address: texts.counterOrder.addressDefault, userEmail: '' },
    draft,
    onSubmit: async (values: CounterOrder) => (reason === undefined ? onOrder(values) : { message: reason }),
  });
  return (
    <div className={root}>
      <CounterOrderLines {...linesProps} />
      <form className={form} {...formProps} aria-label={texts.titles.counterOrder}>
        {isRestored && <Notice>{texts.drafts.restored}</Notice>}
        <CounterOrderFields register={register} control={control} errors={errors} districts={districts} />
        <FormError {...formError} />
        <div className={footer}>
          <BasketTotal basket={lines} />
          <Button type="submit" tone="accent" size="large" busy={isSubmitting}>
            {texts.counterOrder.submit}
          </Button>
        </div>
      </form>
    </div>
  );
};
