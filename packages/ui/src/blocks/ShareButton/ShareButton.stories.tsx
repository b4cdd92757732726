import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, within } from 'storybook/test';
import { press, tabTo } from '../../../stories/keyboard.js';
import { maxWidth } from '../../../stories/maxWidth.js';
import { ShareButton } from './ShareButton.js';

const meta = {
  component: ShareButton,
  args: { title: 'Clutch Kit 395 mm', url: 'https://shop.example/parts/1' },
} satisfies Meta<typeof ShareButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const share = async (canvasElement: HTMLElement) => {
  await tabTo(within(canvasElement).getByRole('button', { name: 'Share' }));
  await press('{Enter}');
};

/** Sets the dialog of the device; undefined for a browser that has none. */
const setDeviceDialog = (dialog: Navigator['share'] | undefined) => {
  if (dialog) Object.defineProperty(navigator, 'share', { value: dialog, configurable: true });
  else Reflect.deleteProperty(navigator, 'share');
};

/** A browser without a dialog copies the address. */
export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement, args }) => {
    setDeviceDialog(undefined);
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await share(canvasElement);
    await expect(await within(canvasElement).findByText('Link copied')).toBeVisible();
    await expect(writeText).toHaveBeenCalledWith(args.url);
  },
};

export const DeviceDialog: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement, args }) => {
    const dialog = fn<Navigator['share']>(async () => undefined);
    setDeviceDialog(dialog);
    await share(canvasElement);
    await expect(dialog).toHaveBeenCalledWith(args);
    setDeviceDialog(undefined);
  },
};

export const CopyRefused: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    setDeviceDialog(undefined);
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await share(canvasElement);
    await expect(await within(canvasElement).findByText(/^The link could not be copied/)).toBeVisible();
  },
};

export const LongText: Story = { globals: { language: 'bn' }, decorators: [maxWidth('10rem')] };
