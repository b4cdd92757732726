import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { press, tabTo } from '../../../stories/keyboard.js';
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

const linksTo =
  (name: string, href: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name })).toHaveAttribute('href', href);
  };

export const Unauthorised: Story = { args: { kind: 'unauthorised' }, play: linksTo('Login', '/login') };
export const Forbidden: Story = { args: { kind: 'forbidden' }, play: linksTo('Login', '/login') };
export const NotFound: Story = { args: { kind: 'notFound' }, play: linksTo('Back to the home page', '/') };
export const PasskeyNeeded: Story = { args: { kind: 'passkey' } };
export const TooMany: Story = { args: { kind: 'tooMany' } };
export const Server: Story = { args: { kind: 'server' } };
export const Unexpected: Story = { args: { kind: 'unexpected' } };

export const WithoutRetry: Story = {
  args: { onRetry: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
