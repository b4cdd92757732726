import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { press, tabTo, tabUntil } from '../../../stories/keyboard.js';
import { PrintControls } from './PrintControls.js';

const meta = {
  component: PrintControls,
  args: {
    paper: 'a5',
    onPaperChange: fn(),
    otherLanguage: { locale: 'bn-BD', name: 'বাংলা' },
    onLanguageChange: fn(),
    onPrint: fn(),
  },
} satisfies Meta<typeof PrintControls>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const paper = canvas.getByRole('combobox', { name: 'Paper' });
    await tabTo(paper, canvas.getByRole('button', { name: 'বাংলা' }));
    await press('{Enter}');
    await expect(args.onLanguageChange).toHaveBeenCalledOnce();
    await tabUntil(canvas.getByRole('button', { name: 'Print' }));
    await press('{Enter}');
    await expect(args.onPrint).toHaveBeenCalledOnce();
    // A synthetic arrow key does not change a native list.
    await fireEvent.change(paper, { target: { value: 'a4' } });
    await expect(args.onPaperChange).toHaveBeenCalledWith('a4');
  },
};
