import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { Wordmark } from '#/components/brand-mark/index.ts';
import { Button } from '#/components/button/index.ts';
import { Waveform } from '#/components/waveform/index.ts';
import { AuthLayout } from './auth-layout.tsx';

const meta = {
  title: 'Layouts/AuthLayout',
  tags: ['wide'],
  component: AuthLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: <Wordmark>Studio</Wordmark>,
    controls: (
      <Button size="sm" variant="ghost">
        English
      </Button>
    ),
    headline: 'Know you’re on air.',
    headlineDetail: 'Every stream, listener and second of silence, as it happens.',
    artwork: <Waveform clock="18:44:12" now={new Date('2026-09-14T18:44:12Z')} timeZone="UTC" />,
    footer: '© 2026 Unmuted Ltd',
    children: (
      <>
        <h1 className="text-32 font-title tracking-32">Sign in</h1>
        <Button block className="mt-8" size="lg" variant="primary">
          Sign in
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof AuthLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutPanelContent: Story = {
  args: { headline: undefined, headlineDetail: undefined, artwork: undefined },
};
export const LongText: Story = { args: { headline: 'Donaudampfschifffahrtsgesellschaftskapitän' } };
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(window.innerWidth).toBe(360);
    await expect(canvasElement.querySelector('[data-part="panel"]')).not.toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};
export const ChineseAndJapanese: Story = {
  args: { headline: '放送中だと、すぐわかる。', headlineDetail: '每个音频流、听众和每一秒静音。' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
/** Below 768 px the panel is hidden and the form stays in place. */
export const HidePanelWhenNarrow: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    const panel = canvasElement.querySelector('[data-part="panel"]');
    const isShown = panel !== null && getComputedStyle(panel).display !== 'none';
    await expect(isShown).toBe(window.innerWidth >= 768);
  },
};
