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
import { actions, form } from './AddPartForm.css.js';
import { partSchema } from './AddPartForm.schema.js';
import type { NewPart, TypedPart } from './AddPartForm.schema.js';
import { partFrom } from './partFrom.js';
import { ImageStatus } from './ImageStatus.js';
import { usePicture } from './usePicture.js';

export type { NewPart } from './AddPartForm.schema.js';

export interface AddPartFormProps {
  /** Puts the part on sale. */
  onAdd: (part: NewPart) => Promise<SubmitResult<keyof NewPart>>;
  /** Keeps what is typed until it is added. */
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

/** An amount that shows how prices are written. */
const SAMPLE_PRICE = 14_500;

/** Puts a part on sale, beside the card that it becomes (specification, section 5). */
export const AddPartForm = ({ onAdd, draft }: AddPartFormProps) => {
  const { texts, register, control, errors, isSubmitting, isRestored, formProps, formError } = useSubmitForm({
    createSchema: partSchema,
    defaultValues: emptyPart,
    draft,
    onSubmit: onAdd,
    resetOnAccepted: true,
  });
  const { number } = useUi();
  const { addPart } = texts;
  const typed = useWatch({ control });
  const picture = usePicture(typed.image ?? '');
  const remarkId = useId();

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
      // An address that is still being written is not asked for with every letter.
      preview={<PartCard part={partFrom({ ...typed, image: picture === 'found' ? typed.image?.trim() : '' })} />}
    >
      <form className={form} {...formProps}>
        {isRestored && <Notice>{texts.drafts.restored}</Notice>}
        <TextField
          {...register('image')}
          label={addPart.image}
          type="url"
          // What was found at the address takes the place of the advice.
          hint={picture === 'none' ? addPart.imageHint : undefined}
          describedBy={remarkId}
          autoComplete="off"
          error={errors.image?.message}
          required
        />
        <ImageStatus id={remarkId} picture={picture} />
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
          hint={addPart.priceHint(number(SAMPLE_PRICE))}
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
