import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectFocusReturned, press, tabTo } from '../../../stories/keyboard.js';
import { Button } from '../Button/Button.js';
import { Sheet } from './Sheet.js';
import type { SheetProps } from './Sheet.js';

const WithOpener = (props: SheetProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    props.onClose();
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      {isOpen && <Sheet {...props} onClose={close} />}
    </>
  );
};

const meta = {
  component: Sheet,
  render: (args) => <WithOpener {...args} />,
  args: {
    title: 'Clutch Kit 430 mm',
    children: 'Driven plate, pressure plate and release bearing in one box.',
    onClose: fn(),
  },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  const opener = within(canvasElement).getByRole('button', { name: 'Open' });
  await tabTo(opener);
  await press('{Enter}');
  return { opener, sheet: await screen.findByRole('dialog', { name: 'Clutch Kit 430 mm' }) };
};

export const Default: Story = {
  tags: ['keyboard', 'escape'],
  play: async ({ args, canvasElement }) => {
    const { opener, sheet } = await open(canvasElement);
    await expect(within(sheet).getByRole('button', { name: 'Close' })).toHaveFocus();
    await press('{Escape}');
    await expectFocusReturned(opener);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await press('{Enter}');
    await screen.findByRole('dialog');
  },
};

export const ClosesOnOutsideClick: Story = {
  play: async ({ args, canvasElement }) => {
    const { sheet } = await open(canvasElement);
    await userEvent.click(within(sheet).getByText(/Driven plate/));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(sheet);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const LongText: Story = {
  args: {
    title: `Vierzylinderdieselmotoreneinspritzpumpenantriebszahnrad ${'9876543210-'.repeat(12)}`,
    children: 'Made to last on hill roads in the monsoon. '.repeat(60),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
  },
};
