import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { basketLine } from '@dealerkit/domain/basket/basketRules';
import { basket, basketParts, brakeDisc, changedBasket, longWordsPart } from '../../../stories/fixtures/index.js';
import { press, tabTo, tabUntil } from '../../../stories/keyboard.js';
import { maxWidth } from '../../../stories/maxWidth.js';
import { BasketLines } from './BasketLines.js';
import type { BasketLinesProps, RemovedLine } from './BasketLines.js';

const disc = 'Ventilated Brake Disc 430 mm';

const meta = {
  component: BasketLines,
  args: {
    basket,
    parts: { state: 'ready', data: basketParts },
    onChange: fn<BasketLinesProps['onChange']>(() => true),
    removed: undefined,
    onRemoved: fn(),
    onMoved: fn(),
    onQuantityEnter: fn(),
  },
  render: function Render(args) {
    const [lines, setLines] = useState(args.basket);
    const [removed, setRemoved] = useState<RemovedLine>();
    return (
      <BasketLines
        {...args}
        basket={lines}
        onChange={(change) => {
          setLines(change(lines));
          return args.onChange(change);
        }}
        removed={removed}
        onRemoved={setRemoved}
      />
    );
  },
  decorators: [maxWidth('44rem')],
} satisfies Meta<typeof BasketLines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await tabUntil(canvas.getByRole('textbox', { name: `Quantity of ${disc}` }));
    await press('{ArrowUp}{Enter}');
    await expect(args.onQuantityEnter).toHaveBeenCalledOnce();
    await tabTo(
      canvas.getByRole('button', { name: new RegExp(`^Increase quantity of ${disc}$`, 'i') }),
      canvas.getByRole('button', { name: `Save for later ${disc}` }),
      canvas.getByRole('button', { name: `Remove ${disc}` }),
    );
    await press('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await press('{Enter}');
    await expect(args.onMoved).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox', { name: `Quantity of ${disc}` })).toHaveValue('5');
  },
};

/** The lines of an order that is never put aside. */
export const OfOrder: Story = {
  args: { basket: [basketLine(brakeDisc, 2)], label: 'Parts of the order', canSave: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('list', { name: 'Parts of the order' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Save for later/ })).toBeNull();
  },
};

export const Changed: Story = { args: { basket: changedBasket } };
export const LongText: Story = {
  args: { basket: [basketLine(longWordsPart, 2)], parts: { state: 'ready', data: [longWordsPart] } },
};
