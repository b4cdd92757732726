import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { brakeDisc, noImagePart, unnamedPart, uploadedPart } from '../../../stories/fixtures/index.js';
import { kindIcons } from '../../elements/Icon/kindIcons.js';
import { PartPicture } from './PartPicture.js';

const meta = {
  component: PartPicture,
  args: { part: brakeDisc, sizes: '20rem' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '20rem', maxInlineSize: '100%', aspectRatio: '5 / 4' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PartPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Ventilated Brake Disc 430 mm' })).toBeVisible();
  },
};

export const NoName: Story = {
  args: { part: unnamedPart },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Unnamed part' })).toBeVisible();
  },
};

export const NoImage: Story = {
  args: { part: noImagePart },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Universal Joint Cross 57 x 152 mm (no picture)')).toBeInTheDocument();
  },
};

/** A drawing of the category that the dealer lists, on any page without a picture. */
export const NoImageOfCategory: Story = {
  args: { part: { ...noImagePart, description: 'For all axles.\nCategory: Clutch' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('path')).toHaveAttribute('d', kindIcons['Clutch']));
    await expect(within(canvasElement).getByText('Universal Joint Cross 57 x 152 mm (no picture)')).toBeInTheDocument();
  },
};

/** An uploaded picture comes in the format and width that the browser prefers. */
export const Uploaded: Story = {
  args: { part: uploadedPart },
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole('img', { name: 'Turbocharger, Reman' });
    await waitFor(() => expect(image).toHaveProperty('complete', true));
    const types = [...canvasElement.querySelectorAll('source')].map(({ type }) => type);
    await expect(types).toEqual(['image/avif', 'image/webp', 'image/jpeg']);
    await expect(image).toHaveProperty('currentSrc', expect.stringMatching(/\/api\/pictures\/[0-9a-f]{32}-\d+\.avif$/));
  },
};

export const BrokenImage: Story = {
  args: { part: { ...brakeDisc, image: 'data:image/png;base64,AAAA' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => within(canvasElement).getByText('Ventilated Brake Disc 430 mm (no picture)'));
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
