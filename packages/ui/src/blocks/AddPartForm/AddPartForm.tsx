'use client';
import { useId } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { Button } from '../../elements/Button/Button.js';
import { FormError } from '../../elements/FormError/FormError.js';
import { Notice } from '../../elements/Notice/Notice.js';
import { NumberField } from '../../elements/NumberField/NumberField.js';
import { TextArea } from '../../elements/TextArea/TextArea.js';
import { TextField } from '../../elements/TextField/TextField.js';
import type { FormDraft, SubmitResult } from '../../AsyncData.js';
import { useUi } from '../../UiProvider.js';
import { PartCard } from '../PartCard/PartCard.js';
import { WithPreview } from '../WithPreview/WithPreview.js';
import { useSubmitForm } from '../useSubmitForm.js';
import { actions, form } from '../form.css.js';
import { partSchema } from './AddPartForm.schema.js';
import type { NewPart, TypedPart } from './AddPartForm.schema.js';
import { ImageStatus } from './ImageStatus.js';
import { previewPart } from './previewPart.js';
import { useImageStatus } from './useImageStatus.js';

export type { NewPart } from './AddPartForm.schema.js';

export interface AddPartFormProps {
  /** Called with the valid part. */
  onAdd: (part: NewPart) => Promise<SubmitResult<keyof NewPart>>;
  /** Keeps the typed values until they are accepted. */
  draft?: FormDraft;
}

const emptyPart: TypedPart = {
  product_name: '',
  description: '',
  price: '',
  image: '',
  minimum_order_quantity: '',
  available_quantity: '',
};

/** The price in the hint of the price field. */
const SAMPLE_PRICE = 14_500;

/** Adds a part, next to a preview of its card (specification, section 5). */
export const AddPartForm = ({ onAdd, draft }: AddPartFormProps) => {
  const { texts, register, control, errors, isSubmitting, isRestored, formProps, formError } = useSubmitForm({
    createSchema: partSchema,
    defaultValues: emptyPart,
    draft,
    onSubmit: onAdd,
    resetOnAccepted: true,
  });
  const { formatNumber } = useUi();
  const { addPart } = texts;
  const typed = useWatch({ control });
  const imageStatus = useImageStatus(typed.image ?? '');
  const statusId = useId();

  const quantity = (name: 'minimum_order_quantity' | 'available_quantity', label: string, minimum: number) => (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <NumberField {...field} label={label} error={errors[name]?.message} min={minimum} required={minimum > 0} />
      )}
    />
  );

  return (
    <WithPreview
      label={addPart.preview}
      // An incomplete URL would request a picture with every key press.
      preview={<PartCard part={previewPart({ ...typed, image: imageStatus === 'found' ? typed.image?.trim() : '' })} />}
    >
      <form className={form} {...formProps}>
        {isRestored && <Notice>{texts.drafts.restored}</Notice>}
        <TextField
          {...register('image')}
          label={addPart.image}
          type="url"
          // The status of the picture replaces the hint.
          hint={imageStatus === 'none' ? addPart.imageHint : undefined}
          describedBy={statusId}
          autoComplete="off"
          error={errors.image?.message}
          required
        />
        <ImageStatus id={statusId} status={imageStatus} />
        <TextField
          {...register('product_name')}
          label={addPart.productName}
          autoComplete="off"
          error={errors.product_name?.message}
        />
        <TextArea {...register('description')} label={addPart.description} error={errors.description?.message} />
        <TextField
          {...register('price')}
          label={addPart.price}
          hint={addPart.priceHint(formatNumber(SAMPLE_PRICE))}
          autoComplete="off"
          error={errors.price?.message}
        />
        {quantity('minimum_order_quantity', addPart.minimumOrder, 1)}
        {quantity('available_quantity', addPart.available, 0)}
        <div className={actions}>
          <Button type="submit" tone="accent" busy={isSubmitting}>
            {addPart.submit}
          </Button>
        </div>
        <FormError {...formError} />
      </form>
    </WithPreview>
  );
};
