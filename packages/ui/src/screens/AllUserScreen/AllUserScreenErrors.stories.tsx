import type { StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { errorMessages, rejectedDialogStory } from '../../../stories/submitErrors.js';
import { en } from '../../texts/en.js';
import { AllUserScreen } from './AllUserScreen.js';
import type { AllUserScreenProps } from './AllUserScreen.js';
import screenMeta from './AllUserScreen.stories.js';

const meta = {
  ...screenMeta,
  component: AllUserScreen,
  title: 'AllUserScreen',
  tags: ['!autodocs', '!manifest'],
};
export default meta;
type Story = StoryObj<typeof meta>;

const rejected = rejectedDialogStory(
  (reject) => ({ onMakeAdmin: fn<AllUserScreenProps['onMakeAdmin']>(reject) }),
  'Make Admin Nasrin Akter',
  'Make Admin',
);

export const MakeAdminFailed: Story = rejected(errorMessages.server);
export const MakeAdminOffline: Story = rejected(errorMessages.offline);
export const MakeAdminUnauthorised: Story = rejected(errorMessages.unauthorised);
/** The specification fixes the message of this 403 (D21). */
export const MakeAdminForbidden: Story = rejected(en.users.makeAdminFailed);
export const MakeAdminNotFound: Story = rejected(errorMessages.notFound);
export const MakeAdminTooMany: Story = rejected(errorMessages.tooMany);
