'use client';
import { useMemo } from 'react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { Button } from '../../elements/Button/Button.js';
import { FormError } from '../../elements/FormError/FormError.js';
import { TextField } from '../../elements/TextField/TextField.js';
import type { Outcome } from '../../Loadable.js';
import { useAccountUi } from '../../useAccountUi.js';
import { useRefusal } from '../useRefusal.js';
import { useSpokenErrors } from '../useSpokenErrors.js';
import { form } from './PasswordReset.css.js';
import { resetSchema } from './PasswordReset.schema.js';
import type { Reset } from './PasswordReset.schema.js';

export interface PasswordResetProps {
  /** What has been typed at the login already. */
  email: string;
  /** Has a link sent; accepts every e-mail alike, so that nobody learns who has an account. */
  onReset: (email: string) => Outcome<'email'>;
  /** Hears of it once the link is on its way. */
  onSent: (email: string) => void;
  /** Leads back to the login. */
  onBack: () => void;
}

/** Sends whoever has forgotten the password a link by e-mail. */
export const PasswordReset = ({ email, onReset, onSent, onBack }: PasswordResetProps) => {
  const { texts } = useAccountUi();
  const schema = useMemo(() => resetSchema(texts), [texts]);
  const { register, handleSubmit, setError, trigger, formState } = useForm<Reset>({
    resolver: valibotResolver(schema),
    defaultValues: { email },
  });
  const { message, answer } = useRefusal(setError);
  useSpokenErrors(schema, formState.errors, trigger);
  const { errors, isSubmitting } = formState;

  const send = async (reset: Reset) => {
    if (await answer(() => onReset(reset.email))) onSent(reset.email);
  };

  return (
    <form className={form} method="post" noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      <p>{texts.reset.lead}</p>
      <TextField
        {...register('email')}
        label={texts.login.email}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        required
      />
      <Button type="submit" tone="accent" busy={isSubmitting} wide>
        {texts.reset.submit}
      </Button>
      <FormError message={message} />
      <Button tone="quiet" wide onClick={onBack}>
        {texts.reset.back}
      </Button>
    </form>
  );
};
