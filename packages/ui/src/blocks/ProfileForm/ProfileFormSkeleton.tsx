'use client';
import { FieldSkeleton } from '../../elements/Field/FieldSkeleton.js';
import { DescriptionList } from '../../elements/DescriptionList/DescriptionList.js';
import { Skeleton } from '../../elements/Skeleton/Skeleton.js';
import { useTexts } from '../../UiProvider.js';
import { Text } from '../../elements/Text/Text.js';
import { Card } from '../../elements/Card/Card.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { padding } from '../../elements/Card/Card.css.js';
import { buttonSkeleton, card, readOnly } from './ProfileForm.css.js';
import { profileTexts } from '../../texts/en/profile.js';

/** A placeholder of the size of a `ProfileForm`, with its labels. */
export const ProfileFormSkeleton = () => {
  const { profile } = useTexts(profileTexts);
  return (
    <Card kind="panel" padding="none" className={card} aria-hidden="true">
      <Stack gap="xs" className={`${padding.panel} ${readOnly}`}>
        <DescriptionList
          columns="auto"
          rows={[
            { label: profile.name, value: <Skeleton /> },
            { label: profile.email, value: <Skeleton /> },
          ]}
        />
        <Text size="label" tone="muted">
          {profile.readOnly}
        </Text>
      </Stack>
      <Stack className={padding.panel}>
        {[profile.location, profile.phone].map((label) => (
          <FieldSkeleton key={label} label={label} />
        ))}
        <div className={buttonSkeleton}>
          <Skeleton shape="button" />
        </div>
      </Stack>
    </Card>
  );
};
