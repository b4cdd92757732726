'use client';
import { useMemo } from 'react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { Button } from '../../elements/Button/Button.js';
import { FormError } from '../../elements/FormError/FormError.js';
import { PasswordField } from '../../elements/PasswordField/PasswordField.js';
import type { Outcome } from '../../Loadable.js';
import { useAccountUi } from '../../useAccountUi.js';
import { useRefusal } from '../useRefusal.js';
import { useSpokenErrors } from '../useSpokenErrors.js';
import { form } from './NewPasswordForm.css.js';
import { newPasswordSchema } from './NewPasswordForm.schema.js';
import type { NewPassword } from './NewPasswordForm.schema.js';

export interface NewPasswordFormProps {
  /** Whose password it is, for whatever keeps passwords. */
  email: string;
  /** Sets the new password. */
  onChoose: (password: string) => Outcome<'password'>;
}

/** Takes a new password where a demo sends no mail: what else the page behind the link would do. */
export const NewPasswordForm = ({ email, onChoose }: NewPasswordFormProps) => {
  const { texts } = useAccountUi();
  const schema = useMemo(() => newPasswordSchema(texts), [texts]);
  const { register, handleSubmit, setError, trigger, formState } = useForm<NewPassword>({
    resolver: valibotResolver(schema),
    defaultValues: { password: '' },
  });
  const { message, answer } = useRefusal(setError);
  useSpokenErrors(schema, formState.errors, trigger);
  const { errors, isSubmitting } = formState;

  return (
    <form
      className={form}
      method="post"
      noValidate
      onSubmit={(event) =>
        void handleSubmit(async ({ password }) => void (await answer(() => onChoose(password))))(event)
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
      <Button type="submit" tone="accent" busy={isSubmitting} wide>
        {texts.reset.choose}
      </Button>
      <FormError message={message} />
    </form>
  );
};
