'use client';
import type { ReactNode } from 'react';
import { DashboardPage } from '../../blocks/DashboardPage/DashboardPage.js';
import { ProfileForm } from '../../blocks/ProfileForm/ProfileForm.js';
import type { Profile, ProfileFormOptions } from '../../blocks/ProfileForm/ProfileForm.js';
import { ProfileFormSkeleton } from '../../blocks/ProfileFormSkeleton/ProfileFormSkeleton.js';
import { NotificationSettings } from '../../blocks/NotificationSettings/NotificationSettings.js';
import type { NotificationSettingsProps } from '../../blocks/NotificationSettings/NotificationSettings.js';
import { SignOutEverywhere } from '../../blocks/SignOutEverywhere/SignOutEverywhere.js';
import { Async } from '../../elements/Async/Async.js';
import type { AsyncData, SubmitResult } from '../../AsyncData.js';
import { useTexts } from '../../UiProvider.js';
import { profileTexts } from '../../texts/en/profile.js';

export type { ProfileChange } from '../../blocks/ProfileForm/ProfileForm.js';

export interface MyProfileScreenProps extends ProfileFormOptions {
  /** The profile of the signed-in user. */
  profile: AsyncData<Profile>;
  /** What the user is told, and how. Only for hosts that notify. */
  notifications?: NotificationSettingsProps | undefined;
  /** The passkeys of an admin: a `PasskeyList`. Only for hosts that support them. */
  passkeys?: ReactNode | undefined;
  /** Ends all sign-ins of the user, also the one of this device. Only for hosts that support it. */
  onSignOutEverywhere?: (() => Promise<SubmitResult>) | undefined;
}

/** Lets a user see and change their profile (`/dashboard/myprofile`). */
export const MyProfileScreen = ({
  profile,
  notifications,
  passkeys,
  onSignOutEverywhere,
  ...form
}: MyProfileScreenProps) => {
  const texts = useTexts(profileTexts);
  return (
    <DashboardPage title={texts.titles.myProfile} lead={texts.profile.lead}>
      <Async value={profile} skeleton={<ProfileFormSkeleton />}>
        {(data) => <ProfileForm profile={data} {...form} />}
      </Async>
      {notifications && <NotificationSettings {...notifications} />}
      {passkeys}
      {onSignOutEverywhere && <SignOutEverywhere onSignOutEverywhere={onSignOutEverywhere} />}
    </DashboardPage>
  );
};
