'use client';
import { useMemo, useState } from 'react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { Button } from '../../elements/Button/Button.js';
import { EmailText } from '../../elements/EmailText/EmailText.js';
import { FormError } from '../../elements/FormError/FormError.js';
import { Notice } from '../../elements/Notice/Notice.js';
import { DescriptionList } from '../../elements/DescriptionList/DescriptionList.js';
import { TextField } from '../../elements/TextField/TextField.js';
import type { FormDraft, SubmitResult } from '../../AsyncData.js';
import { useUi } from '../../UiProvider.js';
import { useFormDraft, useTyped } from '../useFormDraft.js';
import { useSubmit } from '../useSubmit.js';
import { useSpokenErrors } from '../useSpokenErrors.js';
import { card, deed, fixed, form, remark } from './ProfileForm.css.js';
import { profileSchema } from './ProfileForm.schema.js';
import type { ProfileChange } from './ProfileForm.schema.js';

export type { ProfileChange } from './ProfileForm.schema.js';

/** What is known of the person who is signed in; `loaction` is the documented spelling. */
export interface Profile {
  name: string;
  email: string;
  loaction?: string;
  phone?: string;
}

export interface ProfileFormProps {
  /** Fills the form; another profile fills it anew. */
  profile: Profile;
  /** Stores location and phone. */
  onUpdate: (change: ProfileChange) => SubmitResult<'loaction' | 'phone'>;
  /** Keeps what is typed until it is stored. */
  draft?: FormDraft;
}

/** Who the person is, to read; where and how to reach them, to change (specification, section 5). */
export const ProfileForm = ({ profile, onUpdate, draft }: ProfileFormProps) => {
  const { texts } = useUi();
  const { name, email, loaction = '', phone = '' } = profile;
  const schema = useMemo(() => profileSchema(texts), [texts]);
  const [first] = useState({ loaction, phone });
  // Once it is stored, another profile fills the form, and what was typed before is done with.
  const isFirst = first.loaction === loaction && first.phone === phone;
  const { restored, isRestored, keep, forget } = useFormDraft(draft, { loaction, phone });
  const { register, handleSubmit, setError, subscribe, trigger, formState } = useForm({
    resolver: valibotResolver(schema),
    values: { loaction, phone, ...(isFirst && restored) },
  });
  useTyped(subscribe, keep);
  const { message, announced, answer } = useSubmit(setError);
  useSpokenErrors(schema, formState.errors, trigger);
  const { errors, isSubmitting } = formState;

  const send = async (change: ProfileChange) => {
    // It may have been stored before, and be sent again as it stands.
    keep(change);
    if (await answer(() => onUpdate(change))) forget();
  };

  return (
    <div className={card}>
      <div className={fixed}>
        <DescriptionList
          columns="auto"
          rows={[
            { label: texts.profile.name, value: name || texts.common.dash },
            { label: texts.profile.email, value: <EmailText>{email}</EmailText> },
          ]}
        />
        <p className={remark}>{texts.profile.fixed}</p>
      </div>
      <form className={form} noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
        {isRestored && <Notice>{texts.drafts.restored}</Notice>}
        <TextField
          {...register('loaction')}
          label={texts.profile.location}
          autoComplete="address-level2"
          error={errors.loaction?.message}
          required
        />
        <TextField
          {...register('phone')}
          label={texts.profile.phone}
          type="tel"
          autoComplete="tel"
          error={errors.phone?.message}
          required
        />
        <div className={deed}>
          <Button type="submit" tone="accent" busy={isSubmitting}>
            {texts.profile.submit}
          </Button>
        </div>
        <FormError message={message} announced={announced} />
      </form>
    </div>
  );
};
