import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Field } from '#/components/field/index.ts';
import { FileUpload } from './index.ts';

const file = (name: string, sizeBytes: number, type = 'image/png') =>
  new File([new Uint8Array(sizeBytes)], name, { type, lastModified: 1 });

const logo = file('aurora-logo.png', 211_700);
const bed = file('morning-bed.flac', 4_810_000, 'audio/flac');
const jingle = file('jingle-galway.flac', 612_000, 'audio/flac');

const meta = {
  title: 'Components/FileUpload',
  component: FileUpload,
  args: {
    'aria-label': 'Logo',
    accept: '.png,.jpg',
    maxSizeBytes: 5_000_000,
    hint: 'Square, 1400 × 1400 px, PNG or JPG, up to 5 MB',
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-140">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FileUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Disabled: Story = { args: { disabled: true, defaultValue: [logo] } };
export const WithFile: Story = { args: { defaultValue: [logo] } };

export const Uploading: Story = {
  args: {
    'aria-label': 'Jingles',
    accept: '.flac,.mp3',
    hint: 'FLAC or MP3, up to 5 MB each',
    multiple: true,
    defaultValue: [bed, jingle, logo],
    statusOf: (of) =>
      new Map([
        [bed, { progress: 0.62 }],
        [jingle, { done: true }],
        [logo, { error: 'This is a picture, not an audio file. Remove it.' }],
      ]).get(of),
  },
};

export const InField: Story = {
  render: (args) => (
    <Field error="Choose a logo before you publish." label="Logo" required>
      <FileUpload {...args} aria-label={undefined} />
    </Field>
  ),
};

export const LongText: Story = {
  args: {
    defaultValue: [
      file('Donaudampfschifffahrtsgesellschaftskapitaensmuetzenabzeichentraeger-2026.png', 9000),
    ],
    hint: 'Geschwindigkeitsbegrenzungsüberschreitungsbenachrichtigungsverordnung'.repeat(2),
  },
};

export const Japanese: Story = {
  args: { hint: '正方形、PNG または JPG', defaultValue: [file('極光ラジオ.png', 4200)] },
};
export const RightToLeft: Story = { args: { defaultValue: [logo] }, globals: { direction: 'rtl' } };

export const RejectLargeFile: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(canvas.getByLabelText('Logo'), file('photo.png', 6_000_000));
    await expect(canvas.getByRole('alert')).toHaveTextContent('photo.png is larger than 5 MB.');
    await user.upload(canvas.getByLabelText('Logo'), logo);
    await expect(args.onValueChange).toHaveBeenCalledWith([logo]);
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};
