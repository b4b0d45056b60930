import { catalogueTexts } from 'virtual:catalogue-texts';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { Meta, StoryObj } from '@storybook/react';
import { ApiError, errorCodes, NetworkError, type Upload } from '@unmuted/api';
import { fixtures } from '@unmuted/api/testing';
import { useState } from 'react';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { UploadField, type UploadFieldProps } from '#/components/upload/upload-field.tsx';

type Locale = keyof typeof catalogueTexts;
const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"%3E%3Crect width="1" height="1" fill="%236d28d9"/%3E%3C/svg%3E';
const uploaded: Upload = { ...fixtures.upload, url: picture };
const logo = new File([new Uint8Array(48_200)], 'aurora-logo.png', { type: 'image/png' });

function Form({ value: initial, locale, ...props }: UploadFieldProps & { locale: Locale }) {
  const [value, setValue] = useState(initial);
  const i18n = setupI18n({ locale, messages: { [locale]: catalogueTexts[locale] } });
  return (
    <I18nProvider i18n={i18n}>
      <div className="max-w-140">
        <UploadField {...props} onValueChange={setValue} value={value} />
      </div>
    </I18nProvider>
  );
}

const meta = {
  title: 'Patterns/UploadField',
  component: UploadField,
  render: (args, { globals }) => <Form {...args} locale={(globals.locale as Locale | undefined) ?? 'en'} />,
  args: {
    label: 'Logo',
    kind: 'image.logo',
    value: null,
    onValueChange: () => {},
    upload: async () => uploaded,
  },
} satisfies Meta<UploadFieldProps>;
export default meta;
type Story = StoryObj<UploadFieldProps>;

const choose = async (canvasElement: HTMLElement) => {
  await userEvent.upload(within(canvasElement).getByLabelText(/Logo/), logo);
  return within(canvasElement);
};

const failing =
  (code: ApiError['code'], params: Record<string, string | number> = {}): UploadFieldProps['upload'] =>
  async () => {
    const { status, title } = errorCodes[code];
    const problem = { type: '', title, status, code, message: title, requestId: 'r1', params };
    throw new ApiError({ status, problem });
  };

const showsError =
  (text: RegExp): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await expect(await (await choose(canvasElement)).findByText(text)).toBeVisible();
  };

export const Default: Story = {};
export const Invalid: Story = { args: { required: true, error: 'Upload a logo.' } };
export const Disabled: Story = { args: { disabled: true, value: uploaded } };
export const AppIcon: Story = { args: { kind: 'image.icon', label: 'Logo of the app' } };

export const Dragging: Story = {
  play: async ({ canvasElement }) => {
    const zone = within(canvasElement).getByLabelText('Logo').parentElement as HTMLElement;
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(logo);
    await fireEvent.dragEnter(zone, { dataTransfer });
  },
};

export const Uploading: Story = {
  args: {
    upload: (_file, { onProgress }) => {
      onProgress(0.42);
      return new Promise(() => {});
    },
  },
  play: async ({ canvasElement }) => {
    await (await choose(canvasElement)).findByRole('progressbar');
  },
};

export const Uploaded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement);
    await canvas.findByRole('img');
    await canvas.findByRole('button', { name: 'Remove' });
  },
};

export const TooLarge: Story = {
  args: { upload: failing('upload.too_large', { maxBytes: 5_000_000 }) },
  play: showsError(/The maximum is 5/),
};
export const WrongType: Story = {
  args: { upload: failing('upload.type_unsupported', { found: 'image/gif', accepted: 'image/png' }) },
  play: showsError(/GIF files/),
};
export const Animated: Story = {
  args: { upload: failing('upload.type_unsupported', { found: 'animated', accepted: 'image/png' }) },
  play: showsError(/Animated/),
};
export const TooSmall: Story = {
  args: { upload: failing('upload.dimensions', { width: 32, height: 32, rule: 'min_side', limit: 64 }) },
  play: showsError(/32 × 32/),
};
export const NotSquare: Story = {
  args: { upload: failing('upload.dimensions', { width: 600, height: 512, rule: 'square', limit: 512 }) },
  play: showsError(/square/),
};
export const TooManyPixels: Story = {
  args: {
    upload: failing('upload.dimensions', {
      width: 9_000,
      height: 9_000,
      rule: 'max_pixels',
      limit: 16_000_000,
    }),
  },
  play: showsError(/16 megapixels/),
};
export const Damaged: Story = { args: { upload: failing('upload.unreadable') }, play: showsError(/damaged/) };
export const QuotaExceeded: Story = {
  args: { upload: failing('upload.quota_exceeded') },
  play: showsError(/no space left/),
};
export const StorageFull: Story = {
  args: { upload: failing('storage.full') },
  play: showsError(/no space left/),
};
export const Offline: Story = {
  args: {
    upload: async () => {
      throw new NetworkError('unreachable');
    },
  },
  play: showsError(/interrupted/),
};

export const RightToLeft: Story = { args: { value: uploaded }, globals: { direction: 'rtl' } };
