import type { Meta, StoryContext, StoryObj } from '@storybook/react';
import { ApiError, errorCodes, NetworkError } from '@unmuted/api';
import { fixtures } from '@unmuted/api/testing';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CropDialog, type CropDialogProps } from '#/components/upload/crop-dialog.tsx';
import { PartHarness } from '#/testing/part-harness.tsx';
import { sampleCutout, sampleFile, samplePhoto, samplePicture } from '#/testing/sample-picture.ts';
import { inDark, inJapanese, mirrored, onPhone } from '#/testing/screen-story.tsx';

type Args = Omit<CropDialogProps, 'picture'>;

const patient = { timeout: 10_000 };
const dialogOf = async () => within(await screen.findByRole('dialog', {}, patient));

async function pictureIsThere() {
  const dialog = await dialogOf();
  const stage = await dialog.findByRole('application', {}, patient);
  await waitFor(() => expect(stage).toBeVisible());
  return dialog;
}

const meta = {
  title: 'Patterns/CropDialog',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '760px' } } },
  loaders: [async () => ({ picture: await samplePhoto(2_400) })],
  args: {
    kind: 'image.site',
    shape: { ratio: [3, 2], usefulSize: { width: 1_200, height: 800 }, drawn: 'scaled' },
    upload: fn(async () => fixtures.upload),
    onUploaded: fn(),
    onClose: () => {},
  },
  render: (args, { globals, loaded: { picture } }) => (
    <PartHarness
      options={{
        theme: { currentTheme: globals.theme, direction: globals.direction, locale: globals.locale },
      }}
      part={() => <CropDialog {...args} picture={picture as CropDialogProps['picture']} />}
    />
  ),
  play: async () => void (await pictureIsThere()),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

const choosing = (load: () => Promise<File | string> | string): Pick<Story, 'loaders'> => ({
  loaders: [async () => ({ picture: await load() })],
});
const share = { width: 1_200, height: 630 };
const shareShape = { ratio: [1_200, 630], usefulSize: share, drawn: share } as const;
const freeShape = { usefulSize: { width: 640, height: 360 }, drawn: 'scaled' } as const;
const usesPart = async () => {
  const dialog = await pictureIsThere();
  await userEvent.click(dialog.getByRole('button', { name: 'Use this part' }));
  return dialog;
};
const refused: Args['upload'] = async () => {
  const { status, title } = errorCodes['upload.quota_exceeded'];
  const code = 'upload.quota_exceeded' as const;
  throw new ApiError({
    status,
    problem: { type: '', title, status, code, message: title, requestId: 'r1' },
  });
};

export const Default: Story = {};
export const ShareImage: Story = { args: { shape: shareShape } };
export const Square: Story = { args: { shape: { ratio: [1, 1], drawn: 'scaled' } }, ...choosing(sampleFile) };
export const Round: Story = { args: { shape: { ratio: [1, 1], isRound: true, drawn: 'scaled' } } };
export const FreeShape: Story = { args: { shape: freeShape } };
/** A stored picture is cropped again. */
export const Stored: Story = { args: { shape: freeShape }, ...choosing(() => samplePicture) };
/** The picture can be used, but not sharply. */
export const LowResolution: Story = {
  ...choosing(() => samplePhoto(600)),
  play: async () => {
    await expect(await (await pictureIsThere()).findByText(/may look blurred/)).toBeVisible();
  },
};
/** The file has the name of a picture and is none. */
export const Invalid: Story = {
  ...choosing(async () => new File(['no picture'], 'logo.png', { type: 'image/png' })),
  play: async () => {
    const dialog = await dialogOf();
    await waitFor(async () => expect(await dialog.findByRole('alert', {}, patient)).toBeVisible());
    await expect(dialog.getByRole('button', { name: 'Use this part' })).toBeDisabled();
  },
};
export const Uploading: Story = {
  args: {
    upload: (_file, { onProgress }) => {
      onProgress(0.42);
      return new Promise(() => {});
    },
  },
  play: async () => void (await (await usesPart()).findByRole('progressbar', {}, patient)),
};
export const Failed: Story = {
  args: { upload: refused },
  play: async () => {
    await expect(await (await usesPart()).findByText(/no space left/, {}, patient)).toBeVisible();
  },
};
export const Offline: Story = {
  args: {
    upload: async () => {
      throw new NetworkError('unreachable');
    },
  },
  play: async () => {
    await expect(await (await usesPart()).findByText(/interrupted/, {}, patient)).toBeVisible();
  },
};

export const Phone: Story = { args: { shape: freeShape }, globals: onPhone };
export const Dark: Story = { globals: inDark };
export const Japanese: Story = { args: { shape: freeShape }, globals: inJapanese };
export const RightToLeft: Story = { args: { shape: freeShape }, globals: mirrored };

/** The type and the size of the uploaded file. */
async function uploaded({ args }: StoryContext<Args>) {
  const upload = args.upload as ReturnType<typeof fn>;
  await waitFor(() => expect(upload).toHaveBeenCalled(), patient);
  const file = upload.mock.lastCall?.[0] as File;
  const { width, height } = await createImageBitmap(file);
  return [file.type, width, height];
}

export const DrawScaledDown: Story = {
  tags: ['test-only'],
  ...choosing(() => samplePhoto(3_600)),
  play: async (context) => {
    await usesPart();
    await expect(await uploaded(context)).toEqual(['image/webp', 2_400, 1_600]);
  },
};
export const DrawShareImageFromSmallPicture: Story = {
  tags: ['test-only'],
  args: { shape: shareShape },
  ...choosing(() => sampleCutout(600)),
  play: async (context) => {
    await usesPart();
    await expect(await uploaded(context)).toEqual(['image/webp', 1_200, 630]);
  },
};
export const DrawTransparentByKeyboard: Story = {
  tags: ['test-only'],
  args: { shape: freeShape },
  ...choosing(() => sampleCutout(800)),
  play: async (context) => {
    const dialog = await pictureIsThere();
    dialog.getByRole('application').focus();
    await userEvent.keyboard('+');
    await userEvent.click(dialog.getByRole('button', { name: 'Use this part' }));
    await expect(await uploaded(context)).toEqual(['image/png', 640, 480]);
  },
};
export const DrawWholePicture: Story = {
  tags: ['test-only'],
  args: { shape: freeShape },
  ...choosing(() => samplePhoto(800)),
  play: async (context) => {
    const dialog = await pictureIsThere();
    dialog.getByRole('application').focus();
    await userEvent.keyboard('+');
    await userEvent.click(dialog.getByRole('button', { name: 'Use whole picture' }));
    await expect(await uploaded(context)).toEqual(['image/webp', 800, 600]);
  },
};
