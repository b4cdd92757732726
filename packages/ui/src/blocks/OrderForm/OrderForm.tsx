'use client';
import { useCallback, useEffect, useId, useRef } from 'react';
import type { FocusEvent } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { EmailText } from '../../elements/EmailText/EmailText.js';
import { FormError } from '../../elements/FormError/FormError.js';
import { Notice } from '../../elements/Notice/Notice.js';
import { DescriptionList } from '../../elements/DescriptionList/DescriptionList.js';
import { showToast } from '../../elements/Toasts/Toasts.js';
import type { Part } from '../../entities.js';
import type { FormDraft, SubmitResult } from '../../AsyncData.js';
import { paths } from '../../paths.js';
import { formatInputNumber } from '../../format/numbers.js';
import type { Texts } from '../../texts/en.js';
import { useUi } from '../../UiProvider.js';
import { isOutOfStock, partPrice, quantityBounds } from '../../partRules.js';
import { useSubmitForm } from '../useSubmitForm.js';
import { OrderFields } from './OrderFields.js';
import { body, deed, noDeed, slip, title } from './OrderForm.css.js';
import { orderSchema } from './OrderForm.schema.js';
import type { PlacedOrder } from './OrderForm.schema.js';
import { OrderTotal } from './OrderTotal.js';

export type { PlacedOrder } from './OrderForm.schema.js';

export interface OrderFormProps {
  /** What is ordered; its bounds hold for the quantity. */
  part: Part;
  /** In whose name, as the session knows it; can not be changed here. */
  customer: { name: string; email: string };
  /** Places the order. */
  onOrder: (order: PlacedOrder) => Promise<SubmitResult<'address' | 'phone' | 'orderQuantity'>>;
  /** Keeps what is typed until it is ordered. */
  draft?: FormDraft;
}

/** Why this part can not be ordered by anybody, or nothing. */
const useObstacle = (part: Part): string | undefined => {
  const { texts, number } = useUi();
  const { minimum, available } = quantityBounds(part);
  if (isOutOfStock(part)) return texts.order.notEnough(number(available), number(minimum));
  return part.product_name?.trim() ? undefined : texts.order.unnamed;
};

const useOrderForm = ({ part, onOrder, draft }: OrderFormProps) => {
  const { texts } = useUi();
  const { minimum, available } = quantityBounds(part);
  const createSchema = useCallback(
    (messages: Texts) => orderSchema(messages, { minimum, available }),
    [minimum, available],
  );
  return useSubmitForm({
    createSchema,
    defaultValues: { address: '', phone: '', orderQuantity: formatInputNumber(minimum, texts.locale) },
    draft,
    onSubmit: onOrder,
    onInvalid: ({ orderQuantity }) => {
      if (orderQuantity?.message) showToast({ tone: 'danger', text: orderQuantity.message });
    },
    resetOnAccepted: true,
  });
};

/** Leads whoever was in the form to why it is there no more, since what had the focus has gone with it. */
const useWayToObstacle = (obstacle: string | undefined) => {
  const reason = useRef<HTMLDivElement>(null);
  const wasInside = useRef(false);
  useEffect(() => {
    const isLost = document.activeElement === document.body || reason.current?.closest('form:focus-within');
    if (obstacle !== undefined && wasInside.current && isLost) reason.current?.focus();
  }, [obstacle]);
  const followFocus = {
    onFocus: () => {
      wasInside.current = true;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      // A field that is taken away leaves the focus to nobody.
      if (relatedTarget !== null) wasInside.current = currentTarget.contains(relatedTarget);
    },
  };
  return { reason, followFocus };
};

/** The order slip of a part (specification, section 5): whose it is, where it goes, how many. */
export const OrderForm = (props: OrderFormProps) => {
  const { part, customer } = props;
  const { texts } = useUi();
  const titleId = useId();
  const obstacle = useObstacle(part);
  const price = partPrice(part);
  const { reason, followFocus } = useWayToObstacle(obstacle);
  const { register, control, errors, isSubmitting, isRestored, formProps, formError } = useOrderForm(props);

  return (
    <form className={slip} {...formProps} aria-labelledby={titleId} {...followFocus}>
      <div className={body}>
        <h2 id={titleId} className={title}>
          {texts.order.title}
        </h2>
        {obstacle ? (
          <div ref={reason} tabIndex={-1}>
            <Notice tone="warning">{obstacle}</Notice>
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
            <OrderFields register={register} control={control} errors={errors} bounds={quantityBounds(part)} />
            <FormError {...formError} />
          </>
        )}
      </div>
      <div className={obstacle ? noDeed : deed}>
        {obstacle && <ButtonLink href={paths.home}>{texts.common.backHome}</ButtonLink>}
        {!obstacle && typeof price === 'number' && <OrderTotal control={control} price={price} />}
        <Button type="submit" tone="accent" busy={isSubmitting} disabled={obstacle !== undefined}>
          {texts.order.submit}
        </Button>
      </div>
    </form>
  );
};
