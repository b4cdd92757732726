import type { Meta, StoryObj } from '@storybook/react-vite';
import { en } from '../../texts/en.js';
import { expect, fn, within } from 'storybook/test';
import { press, tabTo } from '../../../stories/keyboard.js';
import { maxWidth } from '../../../stories/maxWidth.js';
import { PushOffer } from './PushOffer.js';
import type { PushOfferProps } from './PushOffer.js';

const meta = {
  component: PushOffer,
  args: { onTurnOn: fn<PushOfferProps['onTurnOn']>(async () => undefined), onDismiss: fn() },
  decorators: [maxWidth('40rem')],
} satisfies Meta<typeof PushOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

const buttonIn = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole('button', { name });

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    await tabTo(buttonIn(canvasElement, 'Turn on in this browser'), buttonIn(canvasElement, 'Not now'));
    await press('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const TurnedOn: Story = {
  play: async ({ canvasElement }) => {
    await tabTo(buttonIn(canvasElement, 'Turn on in this browser'));
    await press('{Enter}');
    await expect(await within(canvasElement).findByText('This browser will tell you.')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { onTurnOn: fn<PushOfferProps['onTurnOn']>(async () => ({ message: en.errors.offline.advice })) },
  play: async ({ canvasElement }) => {
    await tabTo(buttonIn(canvasElement, 'Turn on in this browser'));
    await press('{Enter}');
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(en.errors.offline.advice);
  },
};
