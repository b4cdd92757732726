'use client';
import { useState } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { FormError } from '../../elements/FormError/FormError.js';
import type { SubmitError, SubmitResult } from '../../AsyncData.js';
import { useAction } from '../../elements/useAction.js';
import { useTexts } from '../../UiProvider.js';
import { Section } from '../../elements/Section/Section.js';
import { Text } from '../../elements/Text/Text.js';
import { profileTexts } from '../../texts/en/profile.js';

export interface SignOutEverywhereProps {
  /** Ends all sign-ins of the user, also the one of this device. */
  onSignOutEverywhere: () => Promise<SubmitResult>;
}

/** Lets a user end all their sign-ins, for example after a phone was lost. */
export const SignOutEverywhere = ({ onSignOutEverywhere }: SignOutEverywhereProps) => {
  const { profile } = useTexts(profileTexts);
  const runAction = useAction();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<SubmitError>();

  const signOut = async () => {
    setIsBusy(true);
    setError(undefined);
    setError(await runAction(onSignOutEverywhere));
    setIsBusy(false);
  };

  return (
    <Section title={profile.devices} size="title" padding="none" gap="sm">
      <Text tone="muted" measure>
        {profile.signOutWarning}
      </Text>
      <div>
        <Button busy={isBusy} onClick={() => void signOut()}>
          {profile.signOutEverywhere}
        </Button>
      </div>
      <FormError message={error?.message} announced={error?.announced} />
    </Section>
  );
};
