'use client';
import { useCallback, useEffect, useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { EmailText } from '../../elements/EmailText/EmailText.js';
import { Form } from '../../elements/Form/Form.js';
import { FormError } from '../../elements/FormError/FormError.js';
import { Notice } from '../../elements/Notice/Notice.js';
import { DescriptionList } from '../../elements/DescriptionList/DescriptionList.js';
import type { ShopContact } from '../../dealer.js';
import type { Part } from '@dealerkit/domain/entities';
import type { FormDraft, SubmitResult } from '../../AsyncData.js';
import { paths } from '@dealerkit/domain/paths';
import { formatInputNumber } from '../../format/numbers.js';
import type { TextsOf } from '../../texts/en.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { isOutOfStock, partPrice, quantityBounds } from '@dealerkit/domain/parts/partRules';
import { Stack } from '../../elements/Stack/Stack.js';
import { useOwnFields } from '../useOwnFields.js';
import type { OwnFields } from '../useOwnFields.js';
import { useSubmitForm } from '../useSubmitForm.js';
import { OrderContact } from './OrderContact.js';
import { OrderFields } from './OrderFields.js';
import { Heading } from '../../elements/Heading/Heading.js';
import { Card } from '../../elements/Card/Card.js';
import { padding } from '../../elements/Card/Card.css.js';
import { aboveFooter, contactArea, footer, footerWithLink, form as formStyle } from './OrderForm.css.js';
import { orderSchema } from './OrderForm.schema.js';
import type { NewOrder } from './OrderForm.schema.js';
import { OrderTotal } from './OrderTotal.js';
import { useRestoreFocus } from './useRestoreFocus.js';
import { offlineQueueTexts } from '../../texts/en/offlineQueue.js';
import { quantityTexts } from '../../texts/en/quantity.js';
import { orderTexts } from '../../texts/en/order.js';

const english = { ...offlineQueueTexts, ...quantityTexts, ...orderTexts };

export type { NewOrder } from './OrderForm.schema.js';

/** What the form does and offers, apart from the part and the customer. */
export interface OrderFormOptions {
  /** Fields of your own: controls with a `name`, whose values are in `extra` of what is submitted. */
  children?: ReactNode | undefined;
  /** The quantity of the form at first, within today's stock. @default the minimum */
  quantity?: number | undefined;
  /** Called with the valid order. */
  onOrder: (order: NewOrder) => Promise<SubmitResult<'address' | 'phone' | 'orderQuantity'>>;
  /** Keeps an order that could not be sent on the device, and returns whether it did. Offered after an error of the kind `offline`. */
  onKeep?: ((order: NewOrder) => boolean) | undefined;
  /** Called with the message when the customer submits a quantity that cannot be ordered; the field shows it too. */
  onInvalidQuantity?: ((message: string) => void) | undefined;
  /** Keeps the typed values until they are accepted. */
  draft?: FormDraft | undefined;
  /** How to ask the shop about the part or the order. */
  contact?: ShopContact | undefined;
  /** The districts of the dealer's country, which are suggested for the address. @default none */
  districts?: readonly string[] | undefined;
}

export interface OrderFormProps extends OrderFormOptions {
  /** The part to order. */
  part: Part;
  /** The signed-in user. Name and e-mail are read-only in the form, which starts with the address and the phone number. */
  customer: {
    name: string;
    email: string;
    address?: string | undefined;
    phone?: string | undefined;
    addresses?: readonly string[] | undefined;
  };
  /** The last order of the part; the form starts with its address and phone number. */
  previous?: NewOrder | undefined;
  /** Called when the order is accepted. */
  onAccepted?: ((order: NewOrder) => void) | undefined;
  /** A ref to the title, which can take the focus. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
}

/** Returns why the part cannot be ordered, or undefined if it can be. */
const useUnavailableReason = (part: Part): string | undefined => {
  const { formatNumber } = useUi();
  const texts = useTexts(english);
  const { minimum, available } = quantityBounds(part);
  if (isOutOfStock(part)) return texts.order.notEnough(formatNumber(available), formatNumber(minimum));
  return part.product_name?.trim() ? undefined : texts.order.unnamed;
};

const useOrderForm = (props: OrderFormProps, own: OwnFields) => {
  const { part, customer, quantity, previous, onOrder, onInvalidQuantity, onAccepted, draft } = props;
  const texts = useTexts(english);
  const { minimum, available } = quantityBounds(part);
  const createSchema = useCallback(
    (messages: TextsOf<'order' | 'quantity'>) => orderSchema(messages, { minimum, available }),
    [minimum, available],
  );
  const { address = '', phone = '' } = customer;
  const first = Math.max(Math.min(quantity ?? minimum, available), minimum);
  const submitForm = useSubmitForm({
    texts,
    createSchema,
    defaultValues: { address, phone, orderQuantity: formatInputNumber(first, texts.locale) },
    draft,
    own,
    onSubmit: onOrder,
    onAccepted,
    onInvalid: ({ orderQuantity }) => {
      if (orderQuantity?.message) onInvalidQuantity?.(orderQuantity.message);
    },
    resetOnAccepted: true,
  });
  const { setValue } = submitForm;
  useEffect(() => {
    // Not as default values, which are not stored as a draft.
    if (previous) setValue('address', previous.address);
    if (previous) setValue('phone', previous.phone);
  }, [previous, setValue]);
  return submitForm;
};

/** Orders a part, or gives the reason why it cannot be ordered. */
export const OrderForm = (props: OrderFormProps) => {
  const { part, customer, titleRef, contact, districts, onKeep, children } = props;
  const texts = useTexts(english);
  const titleId = useId();
  const unavailableReason = useUnavailableReason(part);
  const bounds = quantityBounds(part);
  const price = partPrice(part);
  const [attachOwnFields, own] = useOwnFields(props.draft);
  const { reasonRef, focusHandlers } = useRestoreFocus(unavailableReason);
  const { control, errors, isSubmitting, isRestored, isOutcomeUnknown, formProps, formError, withValid, ...form } =
    useOrderForm(props, own);
  const keep = (order: NewOrder) => {
    if (onKeep?.(order)) form.clear();
  };
  const about = unavailableReason ? 'outOfStock' : isOutcomeUnknown ? 'mayBePlaced' : 'part';

  return (
    <Card asChild kind="panel" edge="accent" padding="none">
      <Form data-part="order-form" className={formStyle} {...formProps} aria-labelledby={titleId} {...focusHandlers}>
        <Stack className={unavailableReason ? padding.panel : `${padding.panel} ${aboveFooter}`}>
          <Heading data-part="order-form.title" id={titleId} ref={titleRef} size="title" tabIndex={-1}>
            {texts.order.title}
          </Heading>
          {unavailableReason ? (
            <div ref={reasonRef} tabIndex={-1}>
              <Notice tone="warning">{unavailableReason}</Notice>
            </div>
          ) : (
            <>
              {isRestored && <Notice>{texts.drafts.restored}</Notice>}
              <DescriptionList
                columns="auto"
                rows={[
                  { label: texts.order.name, value: customer.name || texts.common.dash },
                  { label: texts.order.email, value: <EmailText>{customer.email}</EmailText> },
                ]}
              />
              <OrderFields {...{ control, errors, bounds, districts }} addresses={customer.addresses} />
              {children !== undefined && <Stack ref={attachOwnFields}>{children}</Stack>}
              <FormError {...formError} />
              {form.errorKind === 'offline' && onKeep && (
                <Button onClick={withValid(keep)}>{texts.offlineQueue.keep}</Button>
              )}
            </>
          )}
        </Stack>
        <Stack direction="row" justify="between" gap="sm" className={unavailableReason ? footerWithLink : footer}>
          {unavailableReason && <ButtonLink href={paths.home}>{texts.common.backHome}</ButtonLink>}
          {!unavailableReason && typeof price === 'number' && (
            <OrderTotal control={control} price={price} bounds={bounds} />
          )}
          <Button type="submit" tone="accent" busy={isSubmitting} disabled={unavailableReason !== undefined}>
            {texts.order.submit}
          </Button>
        </Stack>
        {contact && (
          <div className={`${padding.panel} ${contactArea}`}>
            <OrderContact part={part} contact={contact} control={control} about={about} />
          </div>
        )}
      </Form>
    </Card>
  );
};
