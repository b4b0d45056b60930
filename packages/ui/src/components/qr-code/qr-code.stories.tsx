import type { Meta, StoryObj } from '@storybook/react';
import { QrCode } from './qr-code.tsx';

const meta = {
  title: 'Components/QrCode',
  component: QrCode,
  args: {
    value:
      'otpauth://totp/Studio:owner%40studio.test?issuer=Studio&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
    label: 'QR code for the authenticator app',
  },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sizes: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-end gap-4">
      <QrCode {...args} size="sm" />
      <QrCode {...args} size="md" />
      <QrCode {...args} size="lg" />
    </div>
  ),
};
export const ShortText: Story = { args: { value: 'A' } };
export const LongText: Story = {
  args: { value: 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(12), size: 'lg' },
};
export const Narrow: Story = {
  args: { size: 'lg' },
  render: (args) => (
    <div className="w-40">
      <QrCode {...args} />
    </div>
  ),
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Japanese: Story = { args: { value: '工作室の放送', label: '認証アプリ用のQRコード' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
