import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { press, tabTo } from '../../../stories/keyboard.js';
import { Icon } from '../Icon/Icon.js';
import { trashIcon } from '../Icon/icons.js';
import { Button } from './Button.js';

const meta = { component: Button, args: { children: 'Place order', onClick: fn() } } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    await tabTo(within(canvasElement).getByRole('button', { name: 'Place order' }));
    await press('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Accent: Story = { args: { tone: 'accent' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Delete' } };
export const Quiet: Story = { args: { tone: 'quiet', children: 'Sign Out' } };
export const FullWidth: Story = { args: { fullWidth: true, tone: 'accent' } };

export const Small: Story = { args: { size: 'small' } };
export const Large: Story = { args: { size: 'large', tone: 'accent' } };

export const WithIcon: Story = {
  args: {
    children: (
      <>
        <Icon path={trashIcon} /> Delete
      </>
    ),
    'aria-label': 'Delete Clutch Kit 430 mm',
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Busy: Story = {
  args: { busy: true, tone: 'accent' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Place order' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** The child is the link of a router. */
export const AsChild: Story = {
  args: { asChild: true, tone: 'accent', children: <a href="#parts">All parts</a> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'All parts' })).toHaveAttribute('href', '#parts');
  },
};

export const AsChildBusy: Story = { args: { ...AsChild.args, busy: true } };

export const LongText: Story = {
  args: { children: 'Send the whole order for every brake disc on the shelf to the workshop in Ambarkhana' },
};
