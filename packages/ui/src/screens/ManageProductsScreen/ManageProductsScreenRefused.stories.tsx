import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent, within } from 'storybook/test';
import { parts } from '../../../stories/fixtures/index.js';
import { errorMessages, rejectedSubmitStory } from '../../../stories/submitErrors.js';
import { en } from '../../texts/en.js';
import { ManageProductsScreen } from './ManageProductsScreen.js';
import type { ManageProductsScreenProps } from './ManageProductsScreen.js';

/** Parts that the shop did not delete: the question stays and says why. */
const meta = {
  title: 'ManageProductsScreen',
  component: ManageProductsScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    parts: { state: 'ready', data: parts },
    onDelete: fn<ManageProductsScreenProps['onDelete']>(async () => undefined),
  },
} satisfies Meta<typeof ManageProductsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const rejected = rejectedSubmitStory({
  args: (reject) => ({ onDelete: fn<ManageProductsScreenProps['onDelete']>(reject) }),
  prepare: async (canvasElement) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete Clutch Kit 430 mm' }));
    const container = await screen.findByRole('alertdialog');
    return { container, submitButton: within(container).getByRole('button', { name: 'Delete' }) };
  },
});

export const DeleteFailed: Story = rejected(errorMessages.server);
export const DeleteOffline: Story = rejected(errorMessages.offline);
export const DeleteUnauthorised: Story = rejected(errorMessages.unauthorised);
export const DeleteForbidden: Story = rejected(errorMessages.forbidden);
export const DeleteNotFound: Story = rejected(errorMessages.notFound);
export const DeleteTooMany: Story = rejected(errorMessages.tooMany);
/** The shop took the call, but there was nothing left to delete. */
export const DeletedBefore: Story = rejected(en.deleteQuestion.nothingDeleted);
