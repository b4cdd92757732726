import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { leafSpring } from '../../../stories/fixtures/index.js';
import { press, tabUntil, typeInto } from '../../../stories/keyboard.js';
import { maxWidth } from '../../../stories/maxWidth.js';
import { SynonymForm } from './SynonymForm.js';
import type { SynonymFormProps } from './SynonymForm.js';

const meta = {
  component: SynonymForm,
  args: {
    onSave: fn<SynonymFormProps['onSave']>(async () => undefined),
    onSaved: fn(),
  },
  decorators: [maxWidth('30rem')],
} satisfies Meta<typeof SynonymForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const formIn = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const field = (name: string) => canvas.getByRole('textbox', { name });
  return {
    canvas,
    kind: field('Kind of part'),
    category: field('Category'),
    names: field('English names'),
    bangla: field('Bangla names'),
    latin: field('Spellings in Latin letters'),
    save: canvas.getByRole('button', { name: 'Save' }),
  };
};

export const Empty: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const { kind, category, bangla, latin, save } = formIn(canvasElement);
    await typeInto(kind, 'Leaf spring');
    await typeInto(category, 'Suspension');
    await typeInto(bangla, 'কামানি, স্প্রিং পাতি');
    await typeInto(latin, 'kamani');
    await tabUntil(save);
    await press('{Enter}');
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        kind: 'leaf-spring',
        category: 'Suspension',
        names: [],
        bangla: ['কামানি', 'স্প্রিং পাতি'],
        latin: ['kamani'],
      }),
    );
    await expect(args.onSaved).toHaveBeenCalledOnce();
  },
};

export const Filled: Story = {
  args: { synonym: leafSpring },
  play: async ({ canvasElement }) => {
    const { kind, latin } = formIn(canvasElement);
    await expect(kind).toHaveValue('leaf-spring');
    await expect(latin).toHaveValue('kamani, kamany');
  },
};

/** A search without result becomes a spelling. */
export const WithSpelling: Story = {
  args: { spelling: 'ভেঁপু', known: { kinds: ['horn'], categories: ['Electrical'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('textbox', { name: 'Bangla names' })).toHaveValue('ভেঁপু');
    await expect(canvas.getByRole('combobox', { name: 'Kind of part' })).toHaveValue('');
  },
};

export const Invalid: Story = {
  play: async ({ args, canvasElement }) => {
    const { kind, category, names, save } = formIn(canvasElement);
    await userEvent.click(save);
    await waitFor(() => expect(kind).toHaveAccessibleDescription(/^Enter the kind of part/));
    await expect(category).toHaveAccessibleDescription('Enter the category');
    await expect(kind).toHaveFocus();
    await userEvent.type(kind, 'horn');
    await userEvent.type(category, 'Electrical{Enter}');
    await waitFor(() => expect(names).toHaveAccessibleDescription(/^Enter at least one name or spelling/));
    await expect(names).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  args: { synonym: leafSpring, onSave: fn<SynonymFormProps['onSave']>(() => new Promise(() => undefined)) },
  play: async ({ canvasElement }) => {
    const { save } = formIn(canvasElement);
    await userEvent.click(save);
    await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'true'));
  },
};

/** Another kind has the name. */
export const Rejected: Story = {
  args: {
    synonym: leafSpring,
    onSave: fn<SynonymFormProps['onSave']>(async () => ({
      message: 'Nothing was saved.',
      fields: { latin: '“kamani” already belongs to air-spring. Remove it there first.' },
    })),
  },
  play: async ({ args, canvasElement }) => {
    const { canvas, latin, save } = formIn(canvasElement);
    await userEvent.click(save);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Nothing was saved.');
    await expect(latin).toHaveAccessibleDescription(/^“kamani” already belongs to air-spring\./);
    await expect(latin).toHaveFocus();
    await expect(latin).toHaveValue('kamani, kamany');
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};
