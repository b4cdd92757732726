'use client';
import type { RefObject } from 'react';
import { useController } from 'react-hook-form';
import { object } from 'valibot';
import { AddressField } from '../../blocks/AddressField/AddressField.js';
import { deliveryFields } from '../../blocks/deliveryFields.js';
import { limitedText } from '../../blocks/limitedText.js';
import { PhoneField } from '../../blocks/PhoneField/PhoneField.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { useOwnFields } from '../../blocks/useOwnFields.js';
import { useSubmitForm } from '../../blocks/useSubmitForm.js';
import { Button } from '../../elements/Button/Button.js';
import { Form } from '../../elements/Form/Form.js';
import { Notice } from '../../elements/Notice/Notice.js';
import { TextArea } from '../../elements/TextArea/TextArea.js';
import { textLengths } from '@dealerkit/domain/text/textLengths';
import type { TextsOf } from '../../texts/en.js';
import { useTexts } from '../../UiProvider.js';
import { basketScreenTexts } from './basketScreenTexts.js';
import { Card } from '../../elements/Card/Card.js';
import { Heading } from '../../elements/Heading/Heading.js';
import type { BasketOrder, BasketScreenProps } from './basketScreenProps.js';

const deliverySchema = (texts: TextsOf<'order'>) =>
  object({ ...deliveryFields(texts), note: limitedText(textLengths.orders.note, texts) });

/** The state of the form with the address, the phone number and the note; its button is outside of it. */
export const useDeliveryForm = (
  { customer = {}, draft, onPlace }: BasketScreenProps,
  onBlocked: () => string | undefined,
) => {
  const { address = '', phone = '', note = '' } = customer;
  const [attachOwnFields, own] = useOwnFields(draft);
  const form = useSubmitForm({
    texts: useTexts(basketScreenTexts),
    createSchema: deliverySchema,
    defaultValues: { address, phone, note },
    draft,
    own,
    onSubmit: async (order: BasketOrder) => {
      // The draft lacks what the form started with, which it would not start with after the session has ended.
      draft?.write({ ...draft.read(), address: order.address, phone: order.phone });
      const message = onBlocked();
      return message === undefined ? onPlace(order) : { message };
    },
  });
  return { ...form, attachOwnFields };
};

interface BasketDeliveryProps extends Pick<
  BasketScreenProps,
  'children' | 'customer' | 'districts' | 'onKeep' | 'takesNote'
> {
  /** The id of the form, to which the button belongs. */
  id: string;
  /** The id of its heading. */
  titleId: string;
  /** A ref to its heading, to which a link leads past the lines. */
  titleRef: RefObject<HTMLHeadingElement | null>;
  form: ReturnType<typeof useDeliveryForm>;
}

/** The address, the phone number and the note of an order. */
export const BasketDelivery = (props: BasketDeliveryProps) => {
  const { id, titleId, titleRef, form, customer, districts, onKeep, takesNote = true, children } = props;
  const texts = useTexts(basketScreenTexts);
  const { control, errors, attachOwnFields, withValid } = form;
  const address = useController({ control, name: 'address' });
  const phone = useController({ control, name: 'phone' });
  const note = useController({ control, name: 'note' });
  const keep = (order: BasketOrder) => {
    if (onKeep?.(order)) form.clear();
  };
  return (
    <Card asChild kind="panel" edge="accent" padding="sm" gap="sm">
      <Form id={id} {...form.formProps} aria-labelledby={titleId}>
        <Heading id={titleId} ref={titleRef} size="title" tabIndex={-1}>
          {texts.basket.delivery}
        </Heading>
        {form.isRestored && <Notice>{texts.drafts.restored}</Notice>}
        <AddressField
          {...address.field}
          label={texts.order.address}
          addresses={customer?.addresses}
          districts={districts}
          autoComplete="street-address"
          error={errors.address?.message}
          required
        />
        <PhoneField
          {...phone.field}
          label={texts.order.phone}
          autoComplete="tel"
          error={errors.phone?.message}
          required
        />
        {takesNote && (
          <TextArea
            {...note.field}
            label={texts.basket.note}
            hint={texts.basket.noteHint}
            rows={1}
            error={errors.note?.message}
          />
        )}
        {children !== undefined && <Stack ref={attachOwnFields}>{children}</Stack>}
        {form.errorKind === 'offline' && onKeep && <Button onClick={withValid(keep)}>{texts.basket.keep}</Button>}
      </Form>
    </Card>
  );
};
