import type { Meta, StoryObj } from '@storybook/react-vite';
import { en } from '../../texts/en.js';
import { expect, fn, waitFor, within } from 'storybook/test';
import { myData } from '../../../stories/fixtures/myData.js';
import { press, tabUntil } from '../../../stories/keyboard.js';
import { maxWidth } from '../../../stories/maxWidth.js';
import { MyDataDownload } from './MyDataDownload.js';
import type { MyDataDownloadProps, SavedFile } from './MyDataDownload.js';

const onSave = fn<MyDataDownloadProps['onSave']>();

const meta = {
  component: MyDataDownload,
  args: { onRead: fn<MyDataDownloadProps['onRead']>(async () => ({ data: myData })), onSave },
  decorators: [maxWidth('48rem')],
} satisfies Meta<typeof MyDataDownload>;
export default meta;
type Story = StoryObj<typeof meta>;

const savedFile = async (canvasElement: HTMLElement, button: string): Promise<SavedFile> => {
  onSave.mockClear();
  await tabUntil(within(canvasElement).getByRole('button', { name: button }));
  await press('{Enter}');
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  const [file] = onSave.mock.calls[0] ?? [];
  if (!file) throw new Error('No file was saved.');
  return file;
};

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const json = await savedFile(canvasElement, 'Download for programs');
    await expect(json.name).toBe('my-data.json');
    await expect(JSON.parse(json.content)).toEqual(myData);
  },
};

/** The page to read has every section and every record of the customer, and a text with markup as text. */
export const Page: Story = {
  play: async ({ canvasElement }) => {
    const file = await savedFile(canvasElement, 'Download to read');
    await expect(file.type).toBe('text/html');
    const page = new DOMParser().parseFromString(file.content, 'text/html');
    const headings = Array.from(page.querySelectorAll('h2'), ({ textContent }) => textContent);
    await expect(headings).toHaveLength(12);
    await expect(headings).toEqual(expect.arrayContaining(['Your orders', 'Your payments', 'The activity log']));
    await expect(page.querySelector('script, img')).toBeNull();
    await expect(page.body.textContent).toContain('<img src=x onerror=alert(1)>');
    await expect(page.body.textContent).toContain('৳290');
    await expect(page.body.textContent).toMatch(/\+8801700000142.*Akter Motors.*\+8801700000144/s);
  },
};

export const Bangla: Story = {
  globals: { language: 'bn' },
  play: async ({ canvasElement }) => {
    const file = await savedFile(canvasElement, 'পড়ার জন্য ডাউনলোড করুন');
    const page = new DOMParser().parseFromString(file.content, 'text/html');
    await expect(page.documentElement.lang).toBe('bn-BD');
    await expect(page.querySelector('h2')?.textContent).toBe('আপনার অ্যাকাউন্ট');
    const terms = Array.from(page.querySelectorAll('dt'), ({ textContent }) => textContent);
    await expect(terms.filter((term) => /[a-z]/i.test(term ?? ''))).toEqual([]);
    await expect(page.body.textContent).toContain('হস্তান্তরিত');
  },
};

export const Reading: Story = {
  args: { onRead: fn<MyDataDownloadProps['onRead']>(async () => new Promise(() => undefined)) },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Download to read' });
    await tabUntil(button);
    await press('{Enter}');
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = {
  args: {
    onRead: fn<MyDataDownloadProps['onRead']>(async () => ({ error: { message: en.errors.tooMany.advice } })),
  },
  play: async ({ canvasElement }) => {
    onSave.mockClear();
    await tabUntil(within(canvasElement).getByRole('button', { name: 'Download for programs' }));
    await press('{Enter}');
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(en.errors.tooMany.advice);
    await expect(onSave).not.toHaveBeenCalled();
  },
};
