import type { StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { errorMessages, rejectedDialogStory } from '../../../stories/submitErrors.js';
import { en } from '../../texts/en.js';
import { ManageProductsScreen } from './ManageProductsScreen.js';
import type { ManageProductsScreenProps } from './ManageProductsScreen.js';
import screenMeta from './ManageProductsScreen.stories.js';

const meta = {
  ...screenMeta,
  component: ManageProductsScreen,
  title: 'ManageProductsScreen',
  tags: ['!autodocs', '!manifest'],
};
export default meta;
type Story = StoryObj<typeof meta>;

const rejected = rejectedDialogStory(
  (reject) => ({ onDelete: fn<ManageProductsScreenProps['onDelete']>(reject) }),
  'Delete Clutch Kit 430 mm',
  'Delete',
);

export const DeleteFailed: Story = rejected(errorMessages.server);
export const DeleteOffline: Story = rejected(errorMessages.offline);
export const DeleteUnauthorised: Story = rejected(errorMessages.unauthorised);
export const DeleteForbidden: Story = rejected(errorMessages.forbidden);
export const DeleteNotFound: Story = rejected(errorMessages.notFound);
export const DeleteTooMany: Story = rejected(errorMessages.tooMany);
/** The request succeeded but deleted nothing, because the row was already deleted. */
export const AlreadyDeleted: Story = rejected(en.deleteModal.nothingDeleted);
