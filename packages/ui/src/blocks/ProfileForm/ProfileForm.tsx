'use client';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { Button } from '../../elements/Button/Button.js';
import { EmailText } from '../../elements/EmailText/EmailText.js';
import { Form } from '../../elements/Form/Form.js';
import { Notice } from '../../elements/Notice/Notice.js';
import { DescriptionList } from '../../elements/DescriptionList/DescriptionList.js';
import type { FormDraft, OwnValues, SubmitResult } from '../../AsyncData.js';
import { AddressField } from '../AddressField/AddressField.js';
import { PhoneField } from '../PhoneField/PhoneField.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { useOwnFields } from '../useOwnFields.js';
import { useSubmitForm } from '../useSubmitForm.js';
import { Text } from '../../elements/Text/Text.js';
import { Card } from '../../elements/Card/Card.js';
import { padding } from '../../elements/Card/Card.css.js';
import { card, readOnly } from './ProfileForm.css.js';
import { profileSchema } from './ProfileForm.schema.js';
import type { ProfileChange } from './ProfileForm.schema.js';
import { useTexts } from '../../UiProvider.js';
import { profileTexts } from '../../texts/en/profile.js';
import { orderTexts } from '../../texts/en/order.js';

export { ProfileFormSkeleton } from './ProfileFormSkeleton.js';

const english = { ...orderTexts, ...profileTexts };

export type { ProfileChange } from './ProfileForm.schema.js';

/** The profile of the signed-in user; the shop's API spells `loaction` so. */
export interface Profile {
  name: string;
  email: string;
  loaction?: string | undefined;
  phone?: string | undefined;
  /** The stored values of your own fields, by their names; without such fields they are shown. */
  extra?: OwnValues | undefined;
}

/** What the form does, apart from its values. */
export interface ProfileFormOptions {
  /** Fields of your own: controls with a `name`, whose values are in `extra` of what is submitted. */
  children?: ReactNode | undefined;
  /** Called with a valid location and phone. */
  onUpdate: (change: ProfileChange) => Promise<SubmitResult<'loaction' | 'phone'>>;
  /** The districts of the dealer's country, which are suggested for the location. @default none */
  districts?: readonly string[] | undefined;
  /** Keeps the typed values until they are accepted. */
  draft?: FormDraft | undefined;
}

export interface ProfileFormProps extends ProfileFormOptions {
  /** The values of the form. A new profile fills the form again. */
  profile: Profile;
}

const emptyProfile: ProfileChange = { loaction: '', phone: '' };

/** Shows name and e-mail of a user, and edits location and phone. */
export const ProfileForm = ({ profile, districts, onUpdate, draft, children }: ProfileFormProps) => {
  const { name, email, loaction = '', phone = '', extra } = profile;
  const texts = useTexts(english);
  const [attachOwnFields, own] = useOwnFields(draft, extra);
  const { control, errors, isSubmitting, isRestored, formProps, formError } = useSubmitForm({
    texts,
    createSchema: profileSchema,
    defaultValues: emptyProfile,
    values: { loaction, phone },
    draft,
    own,
    // The values of fields that the site no longer has stay.
    onSubmit: (typed) => onUpdate(typed.extra ? { ...typed, extra: { ...extra, ...typed.extra } } : typed),
  });
  const location = useController({ control, name: 'loaction' });
  const phoneNumber = useController({ control, name: 'phone' });

  return (
    <Card kind="panel" padding="none" className={card}>
      <Stack gap="xs" className={`${padding.panel} ${readOnly}`}>
        <DescriptionList
          columns="auto"
          rows={[
            { label: texts.profile.name, value: name || texts.common.dash },
            { label: texts.profile.email, value: <EmailText>{email}</EmailText> },
            ...(children === undefined ? Object.entries(extra ?? {}).map(([label, value]) => ({ label, value })) : []),
          ]}
        />
        <Text size="label" tone="muted">
          {texts.profile.readOnly}
        </Text>
      </Stack>
      <Form
        className={padding.panel}
        {...formProps}
        error={formError}
        actions={
          <Button type="submit" tone="accent" busy={isSubmitting}>
            {texts.profile.submit}
          </Button>
        }
      >
        {isRestored && <Notice>{texts.drafts.restored}</Notice>}
        <AddressField
          {...location.field}
          label={texts.profile.location}
          districts={districts}
          autoComplete="address-level2"
          error={errors.loaction?.message}
          required
        />
        <PhoneField
          {...phoneNumber.field}
          label={texts.profile.phone}
          autoComplete="tel"
          error={errors.phone?.message}
          required
        />
        {children !== undefined && <Stack ref={attachOwnFields}>{children}</Stack>}
      </Form>
    </Card>
  );
};
