'use client';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { AccountDeletion } from '@dealerkit/domain/account/accountDeletion';
import { isDeletionBlocked } from '@dealerkit/domain/account/accountDeletion';
import { DashboardPage } from '../../blocks/DashboardPage/DashboardPage.js';
import { DeleteAccount } from '../../blocks/DeleteAccount/DeleteAccount.js';
import { DeletionNotice } from '../../blocks/DeleteAccount/DeletionNotice.js';
import { MyDataDownload } from '../../blocks/MyDataDownload/MyDataDownload.js';
import type { MyDataDownloadProps } from '../../blocks/MyDataDownload/MyDataDownload.js';
import { ProfileForm } from '../../blocks/ProfileForm/ProfileForm.js';
import type { Profile, ProfileFormOptions } from '../../blocks/ProfileForm/ProfileForm.js';
import { ProfileFormSkeleton } from '../../blocks/ProfileForm/ProfileFormSkeleton.js';
import { NotificationSettings } from '../../blocks/NotificationSettings/NotificationSettings.js';
import type { NotificationSettingsProps } from '../../blocks/NotificationSettings/NotificationSettings.js';
import { SignOutEverywhere } from '../../blocks/SignOutEverywhere/SignOutEverywhere.js';
import { Async } from '../../elements/Async/Async.js';
import { Skeleton } from '../../elements/Skeleton/Skeleton.js';
import type { AsyncData, SubmitResult } from '../../AsyncData.js';
import { useTexts } from '../../UiProvider.js';
import { profileTexts } from '../../texts/en/profile.js';
import { Stack } from '../../elements/Stack/Stack.js';

export type { ProfileChange } from '../../blocks/ProfileForm/ProfileForm.js';

/** The deletion of the account. */
export interface AccountDeletionOptions {
  /** When it is due, and what keeps the account from it. */
  deletion: AsyncData<AccountDeletion>;
  /** The e-mail address of the account. */
  email: string;
  /** Asks the host to delete the account in seven days. */
  onAsk: () => Promise<SubmitResult>;
  /** Keeps the account that waits for its deletion. */
  onKeep: () => Promise<SubmitResult>;
}

export interface MyProfileScreenProps extends ProfileFormOptions {
  /** The profile of the signed-in user. */
  profile: AsyncData<Profile>;
  /** What the user is notified of, and how. Only for hosts that notify. */
  notifications?: NotificationSettingsProps | undefined;
  /** The passkeys of an admin: a `PasskeyList`. Only for hosts that support them. */
  passkeys?: ReactNode | undefined;
  /** Ends all sign-ins of the user, also the one of this device. Only for hosts that support it. */
  onSignOutEverywhere?: (() => Promise<SubmitResult>) | undefined;
  /** The download of what the shop keeps of the user. Only for hosts that support it. */
  myData?: MyDataDownloadProps | undefined;
  /** The deletion of the account. Only for hosts that support it. */
  accountDeletion?: AccountDeletionOptions | undefined;
}

/** Lets a user see and change their profile, download their data and delete their account (`/dashboard/myprofile`). */
export const MyProfileScreen = ({
  profile,
  notifications,
  passkeys,
  onSignOutEverywhere,
  myData,
  accountDeletion,
  ...form
}: MyProfileScreenProps) => {
  const texts = useTexts(profileTexts);
  const title = useRef<HTMLHeadingElement>(null);
  const { deletion, onKeep } = accountDeletion ?? {};
  const waiting = deletion?.state === 'ready' && deletion.data.dueAt !== undefined ? deletion.data : undefined;

  const keep = async () => {
    const error = await onKeep?.();
    // The button is gone once the account is kept.
    if (!error) title.current?.focus();
    return error;
  };

  return (
    <DashboardPage isDense title={texts.titles.myProfile} lead={texts.profile.lead} titleRef={title}>
      <Stack gap="xl2">
        {waiting?.dueAt !== undefined && (
          <DeletionNotice dueAt={waiting.dueAt} isDelayed={isDeletionBlocked(waiting)} onKeep={keep} />
        )}
        <Async value={profile} skeleton={<ProfileFormSkeleton />}>
          {(data) => <ProfileForm profile={data} {...form} />}
        </Async>
        {notifications && <NotificationSettings {...notifications} />}
        {passkeys}
        {onSignOutEverywhere && <SignOutEverywhere onSignOutEverywhere={onSignOutEverywhere} />}
        {myData && <MyDataDownload {...myData} />}
        {accountDeletion && !waiting && (
          <Async value={accountDeletion.deletion} skeleton={<Skeleton lines={3} />}>
            {(data) => (
              <DeleteAccount
                deletion={data}
                email={accountDeletion.email}
                onAsk={accountDeletion.onAsk}
                returnFocusRef={title}
              />
            )}
          </Async>
        )}
      </Stack>
    </DashboardPage>
  );
};
