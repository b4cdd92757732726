'use client';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../elements/Button/Button.js';
import { Form } from '../../elements/Form/Form.js';
import { Notice } from '../../elements/Notice/Notice.js';
import type { FormDraft, SubmitResult, WithOwnValues } from '../../AsyncData.js';
import { PartCard } from '../PartCard/PartCard.js';
import { WithPreview } from '../WithPreview/WithPreview.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { useOwnFields } from '../useOwnFields.js';
import { useSubmitForm } from '../useSubmitForm.js';
import { emptyPart, partSchema } from './AddPartForm.schema.js';
import type { NewPart } from './AddPartForm.schema.js';
import { PartFields } from './PartFields.js';
import type { SuggestCategory } from './PartFields.js';
import { PartPictures } from './PartPictures.js';
import { previewPart } from './previewPart.js';
import type { UploadPicture } from '../PictureField/PictureField.js';
import { useImageStatus } from '../PictureField/useImageStatus.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { addPartTexts } from '../../texts/en/addPart.js';
import { picturesTexts } from '../../texts/en/pictures.js';

const english = { ...addPartTexts, ...picturesTexts };

export type { NewPart } from './AddPartForm.schema.js';
export type { SuggestCategory } from './PartFields.js';

export interface AddPartFormProps {
  /** Fields of your own: controls with a `name`, whose values are in `extra` of what is submitted. */
  children?: ReactNode | undefined;
  /** Called with the valid part. */
  onAdd: (part: NewPart & WithOwnValues) => Promise<SubmitResult<keyof NewPart>>;
  /** Keeps the typed values until they are accepted. */
  draft?: FormDraft | undefined;
  /** Finds the category that a part without one gets by its name; the form shows it as a suggestion. Called while the form is open. */
  suggestCategory?: SuggestCategory | undefined;
  /** Uploads a picture; without it the form asks for the address of one. */
  uploadPicture?: UploadPicture | undefined;
  /** Whether the server keeps a reorder level and a shelf, and refuses orders of a part without a stock, which a hint says. @default false */
  hasOwnValues?: boolean | undefined;
}

/** Adds a part, next to a preview of its card. */
export const AddPartForm = (props: AddPartFormProps) => {
  const { onAdd, draft, suggestCategory, uploadPicture, hasOwnValues = false, children } = props;
  const { currency } = useUi();
  const texts = useTexts(english);
  const [attachOwnFields, own] = useOwnFields(draft);
  const createSchema = useMemo(() => partSchema(currency), [currency]);
  const { register, control, setValue, errors, isSubmitting, isRestored, formProps, formError } = useSubmitForm({
    texts,
    createSchema,
    defaultValues: emptyPart,
    draft,
    own,
    onSubmit: onAdd,
    resetOnAccepted: true,
  });
  const { addPart } = texts;
  const typed = useWatch({ control });
  const imageStatus = useImageStatus(typed.image ?? '');

  const fields = { register, control, errors };

  return (
    <WithPreview
      label={addPart.preview}
      // An incomplete URL would request a picture with every key press.
      preview={
        <PartCard
          part={previewPart({ ...typed, image: imageStatus === 'found' ? (typed.image?.trim() ?? '') : '' }, currency)}
        />
      }
    >
      <Form
        {...formProps}
        error={formError}
        actions={
          <Button type="submit" tone="accent" busy={isSubmitting}>
            {addPart.submit}
          </Button>
        }
      >
        {isRestored && <Notice>{texts.drafts.restored}</Notice>}
        <PartFields {...fields} suggestCategory={suggestCategory} hasOwnValues={hasOwnValues} />
        <PartPictures {...fields} setValue={setValue} uploadPicture={uploadPicture} />
        {children !== undefined && <Stack ref={attachOwnFields}>{children}</Stack>}
      </Form>
    </WithPreview>
  );
};
