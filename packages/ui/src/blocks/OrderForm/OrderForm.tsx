'use client';
import { useEffect, useId, useMemo, useRef } from 'react';
import type { FocusEvent } from 'react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
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
import { useUi } from '../../UiProvider.js';
import { isOutOfStock, partPrice, quantityBounds } from '../../partRules.js';
import { useFormDraft, useTyped } from '../useFormDraft.js';
import { useSubmit } from '../useSubmit.js';
import { useSpokenErrors } from '../useSpokenErrors.js';
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
  onOrder: (order: PlacedOrder) => SubmitResult<'address' | 'phone' | 'orderQuantity'>;
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

const useOrder = ({ part, onOrder, draft }: OrderFormProps) => {
  const { texts } = useUi();
  const { minimum, available } = quantityBounds(part);
  const schema = useMemo(() => orderSchema(texts, { minimum, available }), [texts, minimum, available]);
  const blank = { address: '', phone: '', orderQuantity: formatInputNumber(minimum, texts.locale) };
  const { restored, isRestored, keep, forget } = useFormDraft(draft, blank);
  const { handleSubmit, reset, setError, ...form } = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { ...blank, ...restored },
  });
  useTyped(form.subscribe, keep);
  const { message, announced, answer } = useSubmit(setError);
  useSpokenErrors(schema, form.formState.errors, form.trigger);

  const submit = handleSubmit(
    async (order) => {
      if (!(await answer(() => onOrder(order)))) return;
      forget();
      reset(blank);
    },
    ({ orderQuantity }) => {
      if (orderQuantity?.message) showToast({ tone: 'danger', text: orderQuantity.message });
    },
  );

  return { ...form, submit, message, announced, isRestored, bounds: { minimum, available } };
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
  const id = useId();
  const obstacle = useObstacle(part);
  const price = partPrice(part);
  const { reason, followFocus } = useWayToObstacle(obstacle);
  const { register, control, formState, submit, message, announced, isRestored, bounds } = useOrder(props);

  return (
    <form className={slip} noValidate aria-labelledby={id} onSubmit={(event) => void submit(event)} {...followFocus}>
      <div className={body}>
        <h2 id={id} className={title}>
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
            <OrderFields register={register} control={control} errors={formState.errors} bounds={bounds} />
            <FormError message={message} announced={announced} />
          </>
        )}
      </div>
      <div className={obstacle ? noDeed : deed}>
        {obstacle && <ButtonLink href={paths.home}>{texts.common.backHome}</ButtonLink>}
        {!obstacle && typeof price === 'number' && <OrderTotal control={control} price={price} />}
        <Button type="submit" tone="accent" busy={formState.isSubmitting} disabled={obstacle !== undefined}>
          {texts.order.submit}
        </Button>
      </div>
    </form>
  );
};
