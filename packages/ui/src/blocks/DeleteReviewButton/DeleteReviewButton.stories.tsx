import { useRef } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { SubmitResult } from '../../AsyncData.js';
import { review } from '../../../stories/fixtures/index.js';
import { expectFocusReturned, press, tabTo } from '../../../stories/keyboard.js';
import { DeleteReviewButton } from './DeleteReviewButton.js';
import type { DeleteReviewButtonProps } from './DeleteReviewButton.js';

const WithHeading = (props: DeleteReviewButtonProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        User Reviews
      </h2>
      <DeleteReviewButton {...props} returnFocusRef={heading} />
    </>
  );
};

const meta = {
  component: DeleteReviewButton,
  render: (args) => <WithHeading {...args} />,
  args: {
    review,
    onDelete: fn(async (): Promise<SubmitResult> => undefined),
    returnFocusRef: { current: null },
  },
} satisfies Meta<typeof DeleteReviewButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard', 'escape'],
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Delete Abdul Karim’s review' });
    await tabTo(button);
    await press('{Enter}');
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('disappears from the home page');
    await press('{Escape}');
    await expectFocusReturned(button);
    await press('{Enter}');
    const dialog = within(await screen.findByRole('alertdialog'));
    await tabTo(dialog.getByRole('button', { name: 'Delete' }));
    await press('{Enter}');
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledOnce());
    await waitFor(() => expect(within(canvasElement).getByRole('heading')).toHaveFocus());
  },
};
