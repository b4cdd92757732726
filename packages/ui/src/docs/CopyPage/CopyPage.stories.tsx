import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, within } from 'storybook/test';
import { press, tabTo } from '../../../stories/keyboard.js';
import { CopyPage } from './CopyPage.js';

const meta = {
  title: 'Copy page',
  component: CopyPage,
  args: { load: async () => '# Theming' },
  parameters: { controls: { disable: true } },
  // It is a part of the site, so the sidebar does not list it.
  tags: ['!autodocs', '!dev'],
} satisfies Meta<typeof CopyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Copies with the keyboard, and resolves to the copied text once the sentence is announced. The clipboard waits for the text, as that of a browser does. */
const copyWithKeyboard = async (canvasElement: HTMLElement, sentence: string) => {
  let copied: string | undefined;
  spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => {
    copied = await (await item?.getType('text/plain'))?.text();
  });
  const button = within(canvasElement).getByRole('button', { name: 'Copy for assistants' });
  await tabTo(button);
  await press('{Enter}');
  await within(canvasElement).findByText(sentence);
  await expect(within(canvasElement).getByRole('status')).toHaveTextContent(sentence);
  await expect(button).toHaveFocus();
  return copied;
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Copied: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    await expect(copyWithKeyboard(canvasElement, 'The page is copied as Markdown.')).resolves.toBe('# Theming');
  },
};

export const Failed: Story = {
  args: { load: async () => Promise.reject(new Error('The text is missing.')) },
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const sentence = 'The page was not copied. Its text is in dist/llms of @dealerkit/ui.';
    await expect(copyWithKeyboard(canvasElement, sentence)).resolves.toBeUndefined();
  },
};
