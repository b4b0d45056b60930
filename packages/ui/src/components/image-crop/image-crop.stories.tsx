import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Card } from '#/components/card/index.ts';
import { DeviceFrame } from '#/components/device-frame/index.ts';
import { Field } from '#/components/field/index.ts';
import { CropPreview, ImageCrop } from './index.ts';

/** A picture of a given size: rings around a sun, so that position and zoom show. */
function picture(width: number, height: number): string {
  const rings = Array.from({ length: 9 }, (_, ring) => {
    const radius = (Math.min(width, height) * (9 - ring)) / 16;
    return `<circle cx="${width * 0.56}" cy="${height * 0.45}" r="${radius}" fill="hsl(${200 + ring * 18} 70% ${22 + ring * 6}%)"/>`;
  }).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(215 60% 16%)"/>${rings}<path d="M0 ${height * 0.8}L${width * 0.3} ${height * 0.62}L${width * 0.55} ${height * 0.82}L${width * 0.8} ${height * 0.66}L${width} ${height * 0.84}V${height}H0Z" fill="hsl(225 50% 9%)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const landscape = picture(4000, 3000);

const meta = {
  title: 'Components/ImageCrop',
  component: ImageCrop,
  subcomponents: { CropPreview },
  args: { 'aria-label': 'Logo', src: landscape, aspect: 1, onValueChange: fn() },
  decorators: [(Story) => <Card className="p-5">{Story()}</Card>],
  parameters: {
    docs: {
      description: {
        component:
          'Chooses an area of a picture. It changes no pixels: the result is a rectangle in whole source pixels.',
      },
    },
  },
} satisfies Meta<typeof ImageCrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AppIcon: Story = { args: { 'aria-label': 'App icon', safeArea: 'circle' } };
export const Banner: Story = { args: { 'aria-label': 'Banner', aspect: 16 / 9, safeArea: 'title' } };
export const SplashScreen: Story = {
  args: { 'aria-label': 'Splash screen', aspect: 390 / 844, safeArea: 'notch', height: 420 },
};
export const FreeAspectRatio: Story = {
  args: { aspect: undefined, defaultValue: { x: 900, y: 500, width: 2400, height: 1300 } },
};
export const TooSmall: Story = {
  args: { defaultValue: { x: 1800, y: 1000, width: 700, height: 700 }, min: { width: 1400, height: 1400 } },
};
export const WithDevicePreview: Story = {
  tags: ['wide'],
  args: {
    'aria-label': 'Splash screen',
    aspect: 390 / 720,
    safeArea: 'notch',
    preview: (image) => (
      <DeviceFrame aria-label="Splash screen on a phone" device="phone">
        <CropPreview alt="" className="size-full" image={image} />
      </DeviceFrame>
    ),
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const Failed: Story = { args: { src: 'data:image/png,broken' } };
export const InField: Story = {
  args: { min: { width: 4096, height: 4096 } },
  render: (args) => (
    <Field error="Choose a larger picture." label="Logo">
      <ImageCrop {...args} aria-label={undefined} />
    </Field>
  ),
};
export const Narrow: Story = { decorators: [(Story) => <div className="w-70">{Story()}</div>] };
export const Japanese: Story = { globals: { locale: 'ja' } };
export const RightToLeft: Story = { args: { safeArea: 'circle' }, globals: { direction: 'rtl' } };
export const MoveByKeyboard: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement, args }) => {
    const stage = await within(canvasElement).findByRole('application');
    stage.focus();
    await userEvent.keyboard('++{ArrowLeft}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ width: 1920, height: 1920 }),
    );
  },
};
