import type { Meta, StoryObj } from '@storybook/react-vite';
import { en } from '../../texts/en.js';
import { expect, fn, within } from 'storybook/test';
import { press, tabTo } from '../../../stories/keyboard.js';
import { maxWidth } from '../../../stories/maxWidth.js';
import { SignOutEverywhere } from './SignOutEverywhere.js';
import type { SignOutEverywhereProps } from './SignOutEverywhere.js';

const meta = {
  component: SignOutEverywhere,
  args: { onSignOutEverywhere: fn<SignOutEverywhereProps['onSignOutEverywhere']>(async () => undefined) },
  decorators: [maxWidth('40rem')],
} satisfies Meta<typeof SignOutEverywhere>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('region', { name: 'Your devices' })).getByRole('button', {
    name: 'Sign out everywhere',
  });

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    await tabTo(button(canvasElement));
    await press('{Enter}');
    await expect(args.onSignOutEverywhere).toHaveBeenCalledOnce();
  },
};

export const SigningOut: Story = {
  args: {
    onSignOutEverywhere: fn<SignOutEverywhereProps['onSignOutEverywhere']>(async () => new Promise(() => undefined)),
  },
  play: async ({ canvasElement }) => {
    await tabTo(button(canvasElement));
    await press('{Enter}');
    await expect(button(canvasElement)).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = {
  args: {
    onSignOutEverywhere: fn<SignOutEverywhereProps['onSignOutEverywhere']>(async () => ({
      message: en.errors.offline.advice,
    })),
  },
  play: async ({ canvasElement }) => {
    await tabTo(button(canvasElement));
    await press('{Enter}');
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(en.errors.offline.advice);
    await expect(button(canvasElement)).toHaveFocus();
  },
};
