import type { Meta, StoryObj } from '@storybook/react';
import { fixtures } from '@unmuted/api/testing';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import {
  CroppedUploadField,
  type CroppedUploadFieldProps,
} from '#/components/upload/cropped-upload-field.tsx';
import { PartHarness } from '#/testing/part-harness.tsx';
import { sampleFile, samplePicture } from '#/testing/sample-picture.ts';
import { inDark, mirrored, onPhone, showsText } from '#/testing/screen-story.tsx';

const meta = {
  title: 'Patterns/CroppedUploadField',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
  args: {
    label: 'Logo',
    kind: 'image.site',
    shape: { ratio: [1, 1], drawn: 'scaled' },
    value: samplePicture,
    alt: 'Current picture',
    onUploaded: () => {},
    onCropped: () => {},
    onRemove: () => {},
    upload: async () => fixtures.upload,
  },
  render: (args, { globals }) => (
    <PartHarness
      options={{
        theme: { currentTheme: globals.theme, direction: globals.direction, locale: globals.locale },
      }}
      part={() => (
        <div className="max-w-140">
          <CroppedUploadField {...args} />
        </div>
      )}
    />
  ),
  play: showsText('Logo'),
} satisfies Meta<CroppedUploadFieldProps>;
export default meta;
type Story = StoryObj<CroppedUploadFieldProps>;

const patient = { timeout: 10_000 };
const input = ({ canvasElement }: { canvasElement: HTMLElement }) =>
  within(canvasElement).findByLabelText(/Logo/, {}, patient);

export const Default: Story = {};
export const Empty: Story = { args: { value: null } };
export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = { args: { value: null, error: 'Upload a logo.' } };
export const Dragging: Story = {
  args: { value: null },
  play: async (context) => {
    const zone = (await input(context)).parentElement as HTMLElement;
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(await sampleFile());
    await fireEvent.dragEnter(zone, { dataTransfer });
  },
};
export const TooLarge: Story = {
  play: async (context) => {
    const file = new File([new Uint8Array(5_000_001)], 'logo.png', { type: 'image/png' });
    await userEvent.upload(await input(context), file);
    await showsText(/is larger than/)(context);
  },
};
export const Open: Story = {
  play: async (context) => {
    await userEvent.upload(await input(context), await sampleFile());
    const body = within(context.canvasElement.ownerDocument.body);
    const dialog = await body.findByRole('dialog', {}, patient);
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
export const Phone: Story = { globals: onPhone };
export const Dark: Story = { globals: inDark };
export const RightToLeft: Story = { globals: mirrored };
