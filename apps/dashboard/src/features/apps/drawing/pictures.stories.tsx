import type { Meta, StoryObj } from '@storybook/react';
import { fixtures } from '@unmuted/api/testing';
import { useEffect, useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import { captionsOf, loadLook } from '#/features/apps/drawing/app-look.ts';
import { toPng } from '#/features/apps/drawing/canvas.ts';
import { drawFeature, drawScreenshot } from '#/features/apps/drawing/draw-pictures.ts';
import { scenes } from '#/features/apps/drawing/draw-scenes.ts';
import { drawnSizes } from '#/features/apps/drawing/picture-sizes.ts';

interface Args {
  platform: 'android' | 'ios';
  language: 'en-GB' | 'ja-JP' | 'ar-SA';
  short: string;
}

const { appDocument, appListing, app } = fixtures;

async function draw({ platform, language, short }: Args): Promise<HTMLCanvasElement[]> {
  const look = await loadLook(appDocument, app.facts);
  const captions = captionsOf({ ...appListing, short });
  const sizes = drawnSizes[platform];
  const shots = (['phone', 'tablet'] as const).flatMap((picture) =>
    scenes.map((scene, index) =>
      drawScreenshot(look, scene, sizes[picture], { text: captions[index] ?? short, language }),
    ),
  );
  const feature = drawFeature(look, sizes.featureGraphic, { title: appListing.title, text: short, language });
  return platform === 'android' ? [feature, ...shots] : shots;
}

function Pictures(args: Args) {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the arguments of a story do not change
  useEffect(() => {
    void draw(args).then((drawn) => {
      for (const canvas of drawn) canvas.className = 'h-80 w-auto max-w-full rounded-tile';
      place.current?.replaceChildren(...drawn);
    });
  }, []);
  return <div className="flex flex-wrap gap-4 p-4" ref={place} />;
}

const meta = {
  title: 'Patterns/Pictures of an app',
  render: (args) => <Pictures {...args} />,
  args: { platform: 'android', language: 'en-GB', short: appListing.short },
  play: async ({ canvasElement }) =>
    waitFor(() => expect(canvasElement.querySelectorAll('canvas').length).toBeGreaterThan(7), {
      timeout: 15_000,
    }),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

export const Android: Story = {};
export const Ios: Story = { args: { platform: 'ios' } };
export const Japanese: Story = { args: { language: 'ja-JP', short: 'Radio Aurora をどこでもライブで。' } };
export const RightToLeft: Story = {
  args: { language: 'ar-SA', short: 'موسيقى مستقلة من غالواي، ليلا ونهارا.' },
};

/** The stores accept no transparency: the color type of a PNG is at byte 25, and 2 is RGB without alpha. */
export const Opaque: Story = {
  tags: ['test-only'],
  play: async ({ args }) => {
    const [feature] = await draw(args);
    if (!feature) throw new Error('Nothing was drawn.');
    const file = await toPng(feature, 'feature.png');
    const bytes = new Uint8Array(await file.arrayBuffer());
    await expect(bytes[25]).toBe(2);
    await expect([feature.width, feature.height]).toEqual([1_024, 500]);
  },
};
