'use client';
import { Button } from '../../elements/Button/Button.js';
import { Form } from '../../elements/Form/Form.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { TextField } from '../../elements/TextField/TextField.js';
import type { SubmitResult } from '../../AsyncData.js';
import { useSubmitForm } from '../useSubmitForm.js';
import { resetSchema } from './PasswordReset.schema.js';
import { useTexts } from '../../UiProvider.js';
import { loginTexts } from '../../texts/en/login.js';
import { resetTexts } from '../../texts/en/reset.js';

const english = { ...loginTexts, ...resetTexts };

export interface PasswordResetProps {
  /** The e-mail that the user typed in the login form. */
  email: string;
  /** Requests the link. It must accept unknown e-mails too, so that it does not reveal who has an account. */
  onReset: (email: string) => Promise<SubmitResult<'email'>>;
  /** Called when the link is requested. */
  onSent: (email: string) => void;
  /** Called when the user returns to the login form. */
  onBack: () => void;
}

/** Requests an e-mail with a link that resets a forgotten password. */
export const PasswordReset = ({ email, onReset, onSent, onBack }: PasswordResetProps) => {
  const texts = useTexts(english);
  const { register, errors, isSubmitting, formProps, formError } = useSubmitForm({
    texts,
    createSchema: resetSchema,
    defaultValues: { email },
    onSubmit: (reset) => onReset(reset.email),
    onAccepted: (reset) => onSent(reset.email),
  });

  return (
    <Stack>
      <Form
        {...formProps}
        error={formError}
        actionWidth="full"
        actions={
          <Button type="submit" tone="accent" busy={isSubmitting}>
            {texts.reset.submit}
          </Button>
        }
      >
        <p>{texts.reset.lead}</p>
        <TextField
          {...register('email')}
          label={texts.login.email}
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          required
        />
      </Form>
      <Button tone="quiet" fullWidth onClick={onBack}>
        {texts.reset.back}
      </Button>
    </Stack>
  );
};
