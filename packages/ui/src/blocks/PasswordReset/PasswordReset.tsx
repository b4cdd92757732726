'use client';
import { Button } from '../../elements/Button/Button.js';
import { FormError } from '../../elements/FormError/FormError.js';
import { TextField } from '../../elements/TextField/TextField.js';
import type { SubmitResult } from '../../AsyncData.js';
import { useSubmitForm } from '../useSubmitForm.js';
import { form } from './PasswordReset.css.js';
import { resetSchema } from './PasswordReset.schema.js';

export interface PasswordResetProps {
  /** What has been typed at the login already. */
  email: string;
  /** Has a link sent; accepts every e-mail alike, so that nobody learns who has an account. */
  onReset: (email: string) => Promise<SubmitResult<'email'>>;
  /** Hears of it once the link is on its way. */
  onSent: (email: string) => void;
  /** Leads back to the login. */
  onBack: () => void;
}

/** Sends whoever has forgotten the password a link by e-mail. */
export const PasswordReset = ({ email, onReset, onSent, onBack }: PasswordResetProps) => {
  const { texts, register, errors, isSubmitting, formProps, formError } = useSubmitForm({
    createSchema: resetSchema,
    defaultValues: { email },
    onSubmit: (reset) => onReset(reset.email),
    onAccepted: (reset) => onSent(reset.email),
  });

  return (
    <form className={form} {...formProps}>
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
      <FormError {...formError} />
      <Button tone="quiet" fullWidth onClick={onBack}>
        {texts.reset.back}
      </Button>
    </form>
  );
};
