'use client';
import type { TradeName } from '@dealerkit/domain/search';
import { Button } from '../../elements/Button/Button.js';
import { Form } from '../../elements/Form/Form.js';
import { TextField } from '../../elements/TextField/TextField.js';
import type { SubmitResult } from '../../AsyncData.js';
import { useTexts } from '../../UiProvider.js';
import { useSubmitForm } from '../useSubmitForm.js';
import { nameFields, newTradeName, tradeNameSchema, typedTradeNameOf } from './TradeNameForm.schema.js';
import { tradeNamesTexts } from '../../texts/en/tradeNames.js';

/** What the screen passes on to its form. */
export interface TradeNameFormOptions {
  /** A spelling that a new trade name starts with. */
  spelling?: string | undefined;
  /** The kinds and the categories that the form offers; the user can type others. */
  known?: { kinds: readonly string[]; categories: readonly string[] } | undefined;
}

export interface TradeNameFormProps extends TradeNameFormOptions {
  /** The trade name to edit. Without it the form adds one. */
  tradeName?: TradeName | undefined;
  /** Called with the valid trade name; an error of a field names the kind that already has a name. */
  onSave: (tradeName: TradeName) => Promise<SubmitResult<keyof TradeName>>;
  /** Called when the trade name is saved. */
  onSaved?: (() => void) | undefined;
}

/** Adds or edits what customers call a kind of part. */
export const TradeNameForm = ({ tradeName, spelling, known, onSave, onSaved }: TradeNameFormProps) => {
  const texts = useTexts(tradeNamesTexts);
  const { tradeNames } = texts;
  const { register, errors, isSubmitting, formProps, formError } = useSubmitForm({
    texts,
    createSchema: tradeNameSchema,
    defaultValues: tradeName ? typedTradeNameOf(tradeName) : newTradeName(spelling),
    onSubmit: onSave,
    onAccepted: () => onSaved?.(),
  });
  const hints = { names: tradeNames.namesHint, bangla: tradeNames.namesHint, latin: tradeNames.latinHint };
  return (
    <Form
      {...formProps}
      error={formError}
      actions={
        <Button type="submit" tone="accent" busy={isSubmitting}>
          {tradeNames.save}
        </Button>
      }
    >
      <TextField
        {...register('kind')}
        label={tradeNames.kind}
        hint={tradeNames.kindHint}
        suggestions={known?.kinds}
        autoComplete="off"
        error={errors.kind?.message}
        required
      />
      <TextField
        {...register('category')}
        label={tradeNames.category}
        suggestions={known?.categories}
        autoComplete="off"
        error={errors.category?.message}
        required
      />
      {nameFields.map((field) => (
        <TextField
          key={field}
          {...register(field)}
          label={tradeNames[field]}
          hint={hints[field]}
          lang={field === 'bangla' ? 'bn' : undefined}
          autoComplete="off"
          error={errors[field]?.message}
        />
      ))}
    </Form>
  );
};
