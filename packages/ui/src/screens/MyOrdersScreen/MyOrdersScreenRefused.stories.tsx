import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent, within } from 'storybook/test';
import { orders } from '../../../stories/fixtures/index.js';
import { errorMessages, rejectedSubmitStory } from '../../../stories/submitErrors.js';
import { en } from '../../texts/en.js';
import { MyOrdersScreen } from './MyOrdersScreen.js';
import type { MyOrdersScreenProps } from './MyOrdersScreen.js';

/** Orders that the shop did not delete: the question stays and says why. */
const meta = {
  title: 'MyOrdersScreen',
  component: MyOrdersScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    orders: { state: 'ready', data: orders },
    onDelete: fn<MyOrdersScreenProps['onDelete']>(async () => undefined),
  },
} satisfies Meta<typeof MyOrdersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const rejected = rejectedSubmitStory({
  args: (reject) => ({ onDelete: fn<MyOrdersScreenProps['onDelete']>(reject) }),
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
