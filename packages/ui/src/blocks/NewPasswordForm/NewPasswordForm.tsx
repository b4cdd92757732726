'use client';
import { Button } from '../../elements/Button/Button.js';
import { Form } from '../../elements/Form/Form.js';
import { PasswordField } from '../../elements/PasswordField/PasswordField.js';
import type { SubmitResult } from '../../AsyncData.js';
import { useSubmitForm } from '../useSubmitForm.js';
import { newPasswordSchema } from './NewPasswordForm.schema.js';
import { useTexts } from '../../UiProvider.js';
import { loginTexts } from '../../texts/en/login.js';
import { resetTexts } from '../../texts/en/reset.js';
import { signupTexts } from '../../texts/en/signup.js';

const english = { ...loginTexts, ...resetTexts, ...signupTexts };

export interface NewPasswordFormProps {
  /** The e-mail of the account, for password managers. */
  email: string;
  /** Called with the new password. */
  onChoose: (password: string) => Promise<SubmitResult<'password'>>;
}

/** Sets a new password on a demo site, which sends no e-mail. */
export const NewPasswordForm = ({ email, onChoose }: NewPasswordFormProps) => {
  const texts = useTexts(english);
  const { register, errors, isSubmitting, formProps, formError } = useSubmitForm({
    texts,
    createSchema: newPasswordSchema,
    defaultValues: { password: '' },
    onSubmit: ({ password }) => onChoose(password),
  });

  return (
    <Form
      {...formProps}
      error={formError}
      actionWidth="full"
      actions={
        <Button type="submit" tone="accent" busy={isSubmitting}>
          {texts.reset.choose}
        </Button>
      }
    >
      <input type="email" value={email} autoComplete="username" readOnly hidden />
      <PasswordField
        {...register('password')}
        label={texts.reset.newPassword}
        hint={texts.signup.passwordHint}
        autoComplete="new-password"
        error={errors.password?.message}
        required
      />
    </Form>
  );
};
