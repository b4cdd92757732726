import type { SubmitResult } from '../../AsyncData.js';
import { Button } from '../../elements/Button/Button.js';
import { Form } from '../../elements/Form/Form.js';
import { TextField } from '../../elements/TextField/TextField.js';
import { passkeysTexts } from '../../texts/en/passkeys.js';
import { useTexts } from '../../UiProvider.js';
import { useSubmitForm } from '../useSubmitForm.js';
import { form } from './PasskeyList.css.js';
import { passkeySchema } from './PasskeyList.schema.js';

export interface AddPasskeyProps {
  /** Lets the browser make a passkey with this name, and adds it. */
  onAdd: (name: string) => Promise<SubmitResult<'name'>>;
}

/** Names a new passkey and adds it. */
export const AddPasskey = ({ onAdd }: AddPasskeyProps) => {
  const texts = useTexts(passkeysTexts);
  const { passkeys } = texts;
  const { register, errors, isSubmitting, formProps, formError } = useSubmitForm({
    texts,
    createSchema: passkeySchema,
    defaultValues: { name: '' },
    onSubmit: ({ name }: { name: string }) => onAdd(name),
    resetOnAccepted: true,
  });
  return (
    <Form
      className={form}
      {...formProps}
      aria-label={passkeys.add}
      error={formError}
      actions={
        <Button type="submit" busy={isSubmitting}>
          {passkeys.add}
        </Button>
      }
    >
      <TextField
        {...register('name')}
        label={passkeys.name}
        hint={passkeys.nameHint}
        autoComplete="off"
        error={errors.name?.message}
        required
      />
    </Form>
  );
};
