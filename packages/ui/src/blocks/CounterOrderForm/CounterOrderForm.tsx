'use client';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { Form } from '../../elements/Form/Form.js';
import { Notice } from '../../elements/Notice/Notice.js';
import type { FormDraft, SubmitResult } from '../../AsyncData.js';
import { basketTotal } from '@dealerkit/domain/basket/basketTotal';
import { formatPhone } from '@dealerkit/domain/phones/phoneFormat';
import { useTexts, useUi } from '../../UiProvider.js';
import { BasketTotal } from '../BasketLines/BasketTotal.js';
import { useBlockedReason } from '../BasketLines/useBlockedReason.js';
import { useAmounts } from '../useAmounts.js';
import { useSubmitForm } from '../useSubmitForm.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { footer } from './CounterOrderForm.css.js';
import { counterOrderSchema, newCustomerSchema } from './CounterOrderForm.schema.js';
import type { CounterOrder } from './CounterOrderForm.schema.js';
import { CounterCustomer } from './CounterCustomer.js';
import type { CounterCustomerOptions } from './CounterCustomer.js';
import { CounterContactFields, CounterOrderFields } from './CounterOrderFields.js';
import { CounterOrderLines } from './CounterOrderLines.js';
import type { CounterOrderLinesProps } from './CounterOrderLines.js';
import { counterOrderTexts } from '../../texts/en/counterOrder.js';
import { customersTexts } from '../../texts/en/customers.js';
import { loginTexts } from '../../texts/en/login.js';
import { orderTexts } from '../../texts/en/order.js';

const english = { ...counterOrderTexts, ...customersTexts, ...loginTexts, ...orderTexts };

export type { CounterCustomerOptions } from './CounterCustomer.js';
export type { CounterOrder } from './CounterOrderForm.schema.js';

export interface CounterOrderFormProps extends CounterOrderLinesProps {
  /** Called with the valid values, if every line can be ordered. */
  onOrder: (order: CounterOrder) => Promise<SubmitResult<keyof CounterOrder>>;
  /** The customers of the host; without them the form asks for name, phone and e-mail address. */
  customers?: CounterCustomerOptions | undefined;
  /** The districts of the dealer's country, which are suggested for the address. @default none */
  districts?: readonly string[] | undefined;
  /** Keeps the typed values until they are accepted. */
  draft?: FormDraft | undefined;
}

/** Orders parts for a customer who stands at the counter or is on the phone. */
export const CounterOrderForm = ({ onOrder, customers, districts, draft, ...linesProps }: CounterOrderFormProps) => {
  const { lines, lineParts } = linesProps;
  const texts = useTexts(english);
  const { phoneCountryCode } = useUi();
  const { digits } = useAmounts();
  const partSearch = useRef<HTMLInputElement>(null);
  const [isNew, setIsNew] = useState(false);
  const blockedReason = useBlockedReason(lines, { parts: lineParts });
  const reason = lines.length === 0 ? texts.counterOrder.noLines : blockedReason;
  const customer = customers?.customer;
  const addsCustomer = customers !== undefined && !customer;
  const createSchema = useMemo(
    () => (addsCustomer ? newCustomerSchema(phoneCountryCode) : counterOrderSchema),
    [addsCustomer, phoneCountryCode],
  );
  const { register, control, errors, setValue, isSubmitting, isRestored, formProps, formError } = useSubmitForm({
    texts,
    createSchema,
    defaultValues: { userName: '', phone: '', address: texts.counterOrder.addressDefault, userEmail: '' },
    draft,
    // The message of a missing name or phone needs its field.
    onInvalid: () => setIsNew(true),
    onSubmit: async (values: CounterOrder) => (reason === undefined ? onOrder(values) : { message: reason }),
  });
  const fillIn = useEffectEvent(() => {
    if (!customer) return;
    setValue('userName', customer.name);
    setValue('phone', formatPhone(customer.phones[0] ?? ''));
    setValue('address', customer.address?.trim() || texts.counterOrder.addressDefault);
  });
  useEffect(() => fillIn(), [customer]);
  const fields = { register, control, errors };
  const contact = <CounterContactFields {...fields} autoFocusName={customers !== undefined} />;
  return (
    <Stack>
      {customers && (
        <CounterCustomer
          {...customers}
          orderAmount={basketTotal(lines, digits).amount}
          isNew={isNew}
          onFound={() => partSearch.current?.focus()}
          onNew={(phone) => {
            setIsNew(phone !== undefined);
            if (phone) setValue('phone', phone);
          }}
        >
          {contact}
        </CounterCustomer>
      )}
      <CounterOrderLines {...linesProps} fieldRef={partSearch} />
      <Form {...formProps} error={formError} aria-label={texts.titles.counterOrder}>
        {isRestored && <Notice>{texts.drafts.restored}</Notice>}
        {!customers && contact}
        <CounterOrderFields {...fields} districts={districts} hasEmail={!customers} />
        <Stack direction="row" justify="between" gap="sm" className={footer}>
          <BasketTotal basket={lines} />
          <Button type="submit" tone="accent" size="large" busy={isSubmitting}>
            {texts.counterOrder.submit}
          </Button>
        </Stack>
      </Form>
    </Stack>
  );
};
