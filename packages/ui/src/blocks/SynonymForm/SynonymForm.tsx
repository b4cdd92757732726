'use client';
import type { Synonym } from '@dealerkit/domain/search';
import { Button } from '../../elements/Button/Button.js';
import { Form } from '../../elements/Form/Form.js';
import { TextField } from '../../elements/TextField/TextField.js';
import type { SubmitResult } from '../../AsyncData.js';
import { useTexts } from '../../UiProvider.js';
import { useSubmitForm } from '../useSubmitForm.js';
import { nameFields, newSynonym, synonymSchema, typedSynonymOf } from './SynonymForm.schema.js';
import { synonymsTexts } from '../../texts/en/synonyms.js';

/** What the screen passes on to its form. */
export interface SynonymFormOptions {
  /** A spelling that a new synonym starts with. */
  spelling?: string | undefined;
  /** The kinds and the categories that the form offers; the user can type others. */
  known?: { kinds: readonly string[]; categories: readonly string[] } | undefined;
}

export interface SynonymFormProps extends SynonymFormOptions {
  /** The synonym to edit. Without it the form adds one. */
  synonym?: Synonym | undefined;
  /** Called with the valid synonym; an error of a field names the kind that already has a name. */
  onSave: (synonym: Synonym) => Promise<SubmitResult<keyof Synonym>>;
  /** Called when the synonym is saved. */
  onSaved?: (() => void) | undefined;
}

/** Adds or edits what customers call a kind of part. */
export const SynonymForm = ({ synonym, spelling, known, onSave, onSaved }: SynonymFormProps) => {
  const texts = useTexts(synonymsTexts);
  const { synonyms } = texts;
  const { register, errors, isSubmitting, formProps, formError } = useSubmitForm({
    texts,
    createSchema: synonymSchema,
    defaultValues: synonym ? typedSynonymOf(synonym) : newSynonym(spelling),
    onSubmit: onSave,
    onAccepted: () => onSaved?.(),
  });
  const hints = { names: synonyms.namesHint, bangla: synonyms.namesHint, latin: synonyms.latinHint };
  return (
    <Form
      {...formProps}
      error={formError}
      actions={
        <Button type="submit" tone="accent" busy={isSubmitting}>
          {synonyms.save}
        </Button>
      }
    >
      <TextField
        {...register('kind')}
        label={synonyms.kind}
        hint={synonyms.kindHint}
        suggestions={known?.kinds}
        autoComplete="off"
        error={errors.kind?.message}
        required
      />
      <TextField
        {...register('category')}
        label={synonyms.category}
        suggestions={known?.categories}
        autoComplete="off"
        error={errors.category?.message}
        required
      />
      {nameFields.map((field) => (
        <TextField
          key={field}
          {...register(field)}
          label={synonyms[field]}
          hint={hints[field]}
          lang={field === 'bangla' ? 'bn' : undefined}
          autoComplete="off"
          error={errors[field]?.message}
        />
      ))}
    </Form>
  );
};
