'use client';
import { Button } from '../../elements/Button/Button.js';
import { FormError } from '../../elements/FormError/FormError.js';
import { TextField } from '../../elements/TextField/TextField.js';
import type { SubmitResult } from '../../AsyncData.js';
import { useCredentialsForm } from '../useCredentialsForm.js';
import { form } from './PasswordReset.css.js';
import { resetSchema } from './PasswordReset.schema.js';

export interface PasswordResetProps {
  /** What has been typed at the login already. */
  email: string;
  /** Has a link sent; accepts every e-mail alike, so that nobody learns who has an account. */
  onReset: (email: string) => SubmitResult<'email'>;
  /** Hears of it once the link is on its way. */
  onSent: (email: string) => void;
  /** Leads back to the login. */
  onBack: () => void;
}

/** Sends whoever has forgotten the password a link by e-mail. */
export const PasswordReset = ({ email, onReset, onSent, onBack }: PasswordResetProps) => {
  const { texts, register, errors, isSubmitting, message, sending } = useCredentialsForm(resetSchema, {
    defaultValues: { email },
  });

  return (
    <form
      className={form}
      {...sending(
        (reset) => onReset(reset.email),
        (reset) => onSent(reset.email),
      )}
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
      <Button type="submit" tone="accent" busy={isSubmitting} fullWidth>
        {texts.reset.submit}
      </Button>
      <FormError message={message} />
      <Button tone="quiet" fullWidth onClick={onBack}>
        {texts.reset.back}
      </Button>
    </form>
  );
};
