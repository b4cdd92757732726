'use client';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { Form } from '../../elements/Form/Form.js';
import { Notice } from '../../elements/Notice/Notice.js';
import { Stack } from '../../elements/Stack/Stack.js';
import type { FormDraft } from '../../AsyncData.js';
import type { Part } from '@dealerkit/domain/entities';
import { useTexts, useUi } from '../../UiProvider.js';
import { partSchema } from '../AddPartForm/AddPartForm.schema.js';
import type { NewPart } from '../AddPartForm/AddPartForm.schema.js';
import { PartPictures } from '../AddPartForm/PartPictures.js';
import { PartFields } from '../AddPartForm/PartFields.js';
import type { SuggestCategory } from '../AddPartForm/PartFields.js';
import type { UploadPicture } from '../PictureField/PictureField.js';
import { useOwnFields } from '../useOwnFields.js';
import { useSubmitForm } from '../useSubmitForm.js';
import { changesOf, conflictsOf, typedPartOf } from './partChanges.js';
import type { PartUpdate, PartUpdateError } from './partChanges.js';
import { addPartTexts } from '../../texts/en/addPart.js';
import { manageProductsTexts } from '../../texts/en/manageProducts.js';
import { picturesTexts } from '../../texts/en/pictures.js';

const english = { ...addPartTexts, ...manageProductsTexts, ...picturesTexts };

export type { PartUpdate, PartUpdateError } from './partChanges.js';

export interface EditPartFormProps {
  /** Fields of your own: controls with a `name`, whose values are in `extra` of the part. */
  children?: ReactNode | undefined;
  /** The part as it was read. */
  part: Part;
  /** Called with the changed values; an error with the present part is a conflict, which the form shows. */
  onSave: (update: PartUpdate) => Promise<PartUpdateError | undefined>;
  /** Called when the changes are saved. */
  onSaved?: (() => void) | undefined;
  /** Keeps the typed values until they are saved. */
  draft?: FormDraft | undefined;
  /** Finds the category that a part without one gets by its name; the form shows it as a suggestion. Called while the form is open. */
  suggestCategory?: SuggestCategory | undefined;
  /** Uploads a picture; without it the form asks for the address of one. */
  uploadPicture?: UploadPicture | undefined;
}

const useFormatValue = () => {
  const { formatMoney, formatNumber } = useUi();
  const texts = useTexts(english);
  return (field: keyof NewPart, value: string | number | null | undefined): string => {
    if (typeof value === 'number') return field === 'price' ? formatMoney(value) : formatNumber(value);
    return value?.trim() || texts.manageProducts.conflictEmpty;
  };
};

/** Changes a part. If another admin has changed the same values in the meantime, both are shown before they are replaced. */
export const EditPartForm = (props: EditPartFormProps) => {
  const { part, onSave, onSaved, draft, suggestCategory, uploadPicture, children } = props;
  const { currency } = useUi();
  const texts = useTexts(english);
  const [opened] = useState(part);
  const [attachOwnFields, own] = useOwnFields(draft, opened.extra);
  const createSchema = useMemo(
    () => partSchema(currency, { storedPrice: opened.price, needsPicture: Boolean(opened.image) }),
    [currency, opened],
  );
  const formatValue = useFormatValue();
  const [present, setPresent] = useState(part);
  const { register, control, setValue, errors, isSubmitting, isRestored, formProps, formError } = useSubmitForm({
    texts,
    createSchema,
    defaultValues: typedPartOf(opened, texts.locale),
    draft,
    own,
    onSubmit: async (typed) => {
      const { addPart, manageProducts } = texts;
      if (typed.available_quantity === undefined && opened.available_quantity !== undefined)
        return { message: addPart.quantityWhole, fields: { available_quantity: addPart.quantityWhole } };
      const update = changesOf(opened, present, typed);
      if (!update) return { message: manageProducts.unchanged };
      const error = await onSave(update);
      if (!error?.present) return error;
      const now = error.present;
      setPresent(now);
      const conflict = (field: keyof NewPart) =>
        manageProducts.conflictNow(formatValue(field, now[field]), formatValue(field, update.read[field]));
      return {
        message: manageProducts.conflict,
        fields: Object.fromEntries(conflictsOf(update, now).map((field) => [field, conflict(field)])),
      };
    },
    onAccepted: () => onSaved?.(),
  });
  const fields = { register, control, errors };
  return (
    <Form
      {...formProps}
      error={formError}
      actions={
        <Button type="submit" tone="accent" busy={isSubmitting}>
          {texts.manageProducts.save}
        </Button>
      }
    >
      {isRestored && <Notice>{texts.drafts.restored}</Notice>}
      <PartFields {...fields} suggestCategory={suggestCategory} hasOwnValues />
      <PartPictures {...fields} setValue={setValue} uploadPicture={uploadPicture} hasPreview />
      {children !== undefined && <Stack ref={attachOwnFields}>{children}</Stack>}
    </Form>
  );
};
