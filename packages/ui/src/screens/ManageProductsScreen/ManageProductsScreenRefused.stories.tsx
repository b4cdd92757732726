import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent, within } from 'storybook/test';
import { parts } from '../../../stories/fixtures/index.js';
import { rejectedSubmitStory, told } from '../../../stories/submitErrors.js';
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

const refused = rejectedSubmitStory({
  args: (refuse) => ({ onDelete: fn<ManageProductsScreenProps['onDelete']>(refuse) }),
  reach: async (canvasElement) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete Clutch Kit 430 mm' }));
    const place = await screen.findByRole('alertdialog');
    return { place, send: within(place).getByRole('button', { name: 'Delete' }) };
  },
});

export const DeleteFailed: Story = refused(told.server);
export const DeleteOffline: Story = refused(told.offline);
export const DeleteUnauthorised: Story = refused(told.unauthorised);
export const DeleteForbidden: Story = refused(told.forbidden);
export const DeleteNotFound: Story = refused(told.notFound);
export const DeleteTooMany: Story = refused(told.tooMany);
/** The shop took the call, but there was nothing left to delete. */
export const DeletedBefore: Story = refused(en.deleteQuestion.nothingDeleted);
