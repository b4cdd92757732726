import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { press, tabTo } from '../../../stories/keyboard.js';
import { en } from '../../texts/en.js';
import { ErrorState } from './ErrorState.js';
import type { ErrorStateProps } from './ErrorState.js';

const meta = { component: ErrorState, args: { kind: 'offline', onRetry: fn() } } satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<ErrorStateProps>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('No connection');
    await tabTo(canvas.getByRole('button', { name: 'Try again' }));
    await press('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** A story of a kind of error, which says what happened and what to do, and the way on if there is one. */
const ofKind = (kind: ErrorStateProps['kind'], link?: { name: string; href: string }): Story => ({
  args: { kind },
  play: async ({ canvasElement }) => {
    const alert = within(within(canvasElement).getByRole('alert'));
    await expect(alert.getByText(en.errors[kind].title)).toBeVisible();
    await expect(alert.getByText(en.errors[kind].advice)).toBeVisible();
    if (link) await expect(alert.getByRole('link', { name: link.name })).toHaveAttribute('href', link.href);
  },
});

export const Unauthorised: Story = ofKind('unauthorised', { name: 'Login', href: '/login' });
export const Forbidden: Story = ofKind('forbidden', { name: 'Login', href: '/login' });
export const NotFound: Story = ofKind('notFound', { name: 'Back to the home page', href: '/' });
export const PasskeyNeeded: Story = ofKind('passkey');
export const TooMany: Story = ofKind('tooMany');
export const Server: Story = ofKind('server');
export const Unexpected: Story = ofKind('unexpected');

export const WithoutRetry: Story = {
  args: { onRetry: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
