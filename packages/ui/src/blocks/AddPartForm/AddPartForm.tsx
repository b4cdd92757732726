'use client';
import { useId } from 'react';
import { mapFacts } from '@dealerkit/domain/partFacts';
import { useWatch } from 'react-hook-form';
import { Button } from '../../elements/Button/Button.js';
import { FormError } from '../../elements/FormError/FormError.js';
import { Notice } from '../../elements/Notice/Notice.js';
import { TextField } from '../../elements/TextField/TextField.js';
import type { FormDraft, SubmitResult } from '../../AsyncData.js';
import { PartCard } from '../PartCard/PartCard.js';
import { WithPreview } from '../WithPreview/WithPreview.js';
import { useSubmitForm } from '../useSubmitForm.js';
import { actions, form } from '../form.css.js';
import { partSchema } from './AddPartForm.schema.js';
import type { NewPart, TypedPart } from './AddPartForm.schema.js';
import { ImageStatus } from './ImageStatus.js';
import { PartQuantities, PartTexts, PriceField } from './PartFields.js';
import type { SuggestCategory } from './PartFields.js';
import { previewPart } from './previewPart.js';
import { useImageStatus } from './useImageStatus.js';
import { useTexts } from '../../UiProvider.js';
import { addPartTexts } from '../../texts/en/addPart.js';

export type { NewPart } from './AddPartForm.schema.js';
export type { SuggestCategory } from './PartFields.js';

export interface AddPartFormProps {
  /** Called with the valid part. */
  onAdd: (part: NewPart) => Promise<SubmitResult<keyof NewPart>>;
  /** Keeps the typed values until they are accepted. */
  draft?: FormDraft | undefined;
  /** Finds the category that a part without one gets by its name; the form shows it as a suggestion. Called while the form is open. */
  suggestCategory?: SuggestCategory | undefined;
}

const emptyPart: TypedPart = {
  product_name: '',
  description: '',
  ...mapFacts(() => ''),
  price: '',
  image: '',
  minimum_order_quantity: '',
  available_quantity: '',
  reorder_level: '',
};

/** Adds a part, next to a preview of its card. */
export const AddPartForm = ({ onAdd, draft, suggestCategory }: AddPartFormProps) => {
  const texts = useTexts(addPartTexts);
  const { register, control, errors, isSubmitting, isRestored, formProps, formError } = useSubmitForm({
    texts,
    createSchema: partSchema,
    defaultValues: emptyPart,
    draft,
    onSubmit: onAdd,
    resetOnAccepted: true,
  });
  const { addPart } = texts;
  const typed = useWatch({ control });
  const imageStatus = useImageStatus(typed.image ?? '');
  const statusId = useId();

  const fields = { register, control, errors };

  return (
    <WithPreview
      label={addPart.preview}
      // An incomplete URL would request a picture with every key press.
      preview={
        <PartCard part={previewPart({ ...typed, image: imageStatus === 'found' ? (typed.image?.trim() ?? '') : '' })} />
      }
    >
      <form className={form} {...formProps}>
        {isRestored && <Notice>{texts.drafts.restored}</Notice>}
        <TextField
          {...register('image')}
          label={addPart.image}
          type="url"
          // The status of the picture replaces the hint.
          hint={imageStatus === 'none' ? addPart.imageHint : undefined}
          aria-describedby={statusId}
          autoComplete="off"
          error={errors.image?.message}
          required
        />
        <ImageStatus id={statusId} status={imageStatus} />
        <PartTexts {...fields} suggestCategory={suggestCategory} />
        <PriceField {...fields} />
        <PartQuantities {...fields} />
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
