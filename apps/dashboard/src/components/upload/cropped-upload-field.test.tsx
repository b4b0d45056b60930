import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, errorCodes, NetworkError } from '@unmuted/api';
import { fixtures } from '@unmuted/api/testing';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { App } from '#/app.tsx';
import type { UploadCropped } from '#/components/upload/crop-dialog.tsx';
import type { CropShape } from '#/components/upload/crop-shape.ts';
import {
  CroppedUploadField,
  type CroppedUploadFieldProps,
} from '#/components/upload/cropped-upload-field.tsx';
import { createPartApp } from '#/testing/part-harness.tsx';
import { standInForPictures } from '#/testing/picture-stand-in.ts';

// The first load takes longer than a test may, on a busy machine.
await import('#/components/upload/crop-dialog.tsx');

const shareSize = { width: 1_200, height: 630 };
const shapes = {
  wide: { ratio: [3, 2], usefulSize: { width: 1_200, height: 800 }, drawn: 'scaled' },
  exact: { ratio: [1_200, 630], drawn: shareSize },
  square: { ratio: [1, 1], drawn: 'scaled' },
  free: { drawn: 'scaled' },
} as const satisfies Record<string, CropShape>;
const stored = 'https://studio.example/files/stored.webp';
const chosen = new File(['content'], 'sea.png', { type: 'image/png' });

async function open(props: Partial<CroppedUploadFieldProps> = {}) {
  const upload = vi.fn<UploadCropped>(async () => fixtures.upload);
  const calls = { onUploaded: vi.fn(), onCropped: vi.fn(), onRemove: vi.fn() };
  const part = createPartApp({}, () => (
    <CroppedUploadField
      alt="The sea"
      kind="image.site"
      label="Picture"
      shape={shapes.wide}
      upload={upload}
      value={stored}
      {...calls}
      {...props}
    />
  ));
  const { app, stop } = await part.start();
  const view = render(<App app={app} />);
  onTestFinished(() => {
    view.unmount();
    stop();
  });
  await act(() => app.router.load());
  const user = userEvent.setup();
  const dialog = async () => within(await screen.findByRole('dialog'));
  return {
    ...calls,
    user,
    upload,
    choose: async () => {
      await user.upload(screen.getByLabelText('Picture'), chosen);
      return dialog();
    },
    cropAgain: async () => {
      await user.click(screen.getByRole('button', { name: 'Crop' }));
      return dialog();
    },
    /** The type and the drawn size of the uploaded file. */
    uploaded: async () => {
      await waitFor(() =>
        expect(calls.onUploaded.mock.calls.length + calls.onCropped.mock.calls.length).toBe(1),
      );
      const file = upload.mock.lastCall?.[0];
      return [file?.type, (await file?.text())?.trim()];
    },
  };
}

type Dialog = Awaited<ReturnType<Awaited<ReturnType<typeof open>>['choose']>>;
const stageOf = (dialog: Dialog) => dialog.findByRole('application');
const buttonOf = (dialog: Dialog, name: string) => dialog.getByRole('button', { name });

describe('a chosen file', () => {
  test.each([
    ['wide', { width: 6_000, height: 3_000 }, [750, 0, 4_500, 3_000], '2400 × 1600'],
    ['exact', { width: 6_000, height: 3_000 }, [143, 0, 5_714, 3_000], '1200 × 630'],
    ['exact', { width: 600, height: 600 }, [0, 143, 600, 315], '1200 × 630'],
    ['square', { width: 1_000, height: 800 }, [100, 0, 800, 800], '800 × 800'],
    ['square', { width: 3_000, height: 4_000 }, [0, 500, 3_000, 3_000], '2400 × 2400'],
    ['free', { width: 1_000, height: 800 }, [0, 0, 1_000, 800], '1000 × 800'],
    ['free', { width: 4_800, height: 100 }, [0, 0, 4_800, 100], '2400 × 50'],
    ['free', { width: 100, height: 4_800 }, [0, 0, 100, 4_800], '50 × 2400'],
  ] as const)('is drawn in the shape %s from %o', async (shape, size, part, drawn) => {
    const parts = standInForPictures(size);
    const field = await open({ shape: shapes[shape] });
    const dialog = await field.choose();
    await stageOf(dialog);
    await field.user.click(buttonOf(dialog, 'Use this part'));
    expect(await field.uploaded()).toEqual(['image/webp', drawn]);
    expect(parts).toEqual([part]);
    expect(field.onUploaded).toHaveBeenCalledWith(fixtures.upload);
    expect(field.upload.mock.lastCall?.[1]).not.toHaveProperty('crop');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('is cropped with the keyboard', async () => {
    const parts = standInForPictures({ width: 1_500, height: 1_000 });
    const field = await open();
    const dialog = await field.choose();
    (await stageOf(dialog)).focus();
    await field.user.keyboard('+');
    await field.user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await field.user.click(buttonOf(dialog, 'Use this part'));
    expect(await field.uploaded()).toEqual(['image/webp', '1200 × 800']);
    const [x = 0, ...rest] = parts[0] ?? [];
    expect(rest).toEqual([100, 1_200, 800]);
    expect(x).toBeLessThan(150);
  });

  test('of a free shape can be used as a whole', async () => {
    const parts = standInForPictures();
    const field = await open({ shape: shapes.free });
    const dialog = await field.choose();
    (await stageOf(dialog)).focus();
    await field.user.keyboard('+');
    await field.user.click(buttonOf(dialog, 'Use whole picture'));
    expect(await field.uploaded()).toEqual(['image/webp', '1000 × 800']);
    expect(parts).toEqual([[0, 0, 1_000, 800]]);
  });

  test.each([
    ['transparent', { alpha: 0 }, 'image/png'],
    ['transparent and too large as a PNG', { alpha: 0, pngBytes: 5_000_001 }, 'image/webp'],
    ['opaque, without WebP in the browser', { encodesWebp: false }, 'image/jpeg'],
  ])('that is %s is sent as the right type', async (_name, options, type) => {
    standInForPictures(options);
    const field = await open();
    const dialog = await field.choose();
    await stageOf(dialog);
    await field.user.click(buttonOf(dialog, 'Use this part'));
    expect((await field.uploaded())[0]).toBe(type);
  });

  test('changes nothing when it is cancelled', async () => {
    standInForPictures();
    const field = await open();
    const dialog = await field.choose();
    await stageOf(dialog);
    await field.user.click(buttonOf(dialog, 'Cancel'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('img', { name: 'The sea' })).toHaveAttribute('src', stored);
    for (const call of [field.upload, field.onUploaded, field.onRemove]) expect(call).not.toHaveBeenCalled();
  });

  test('that is no picture is refused, and the current one stays', async () => {
    standInForPictures({ isReadable: false });
    const field = await open({ shape: shapes.free });
    const dialog = await field.choose();
    expect(await dialog.findByRole('alert')).toHaveTextContent('not a PNG, JPEG or WebP file');
    expect(buttonOf(dialog, 'Use this part')).toBeDisabled();
    expect(buttonOf(dialog, 'Use whole picture')).toBeDisabled();
    await field.user.click(buttonOf(dialog, 'Cancel'));
    expect(screen.getByRole('img', { name: 'The sea' })).toHaveAttribute('src', stored);
    expect(field.upload).not.toHaveBeenCalled();
  });

  test('that is small for its place has a hint, and can be used', async () => {
    standInForPictures({ width: 600, height: 400 });
    const field = await open();
    const dialog = await field.choose();
    expect(await dialog.findByText(/600 × 400.*blurred.*1,200 × 800/)).toBeVisible();
    expect(buttonOf(dialog, 'Use this part')).toBeEnabled();
  });

  test('can be sent again after a failure, which is shown', async () => {
    standInForPictures();
    const { status, title } = errorCodes['upload.quota_exceeded'];
    const code = 'upload.quota_exceeded' as const;
    const problem = { type: '', title, status, code, message: title, requestId: 'r1' };
    const field = await open();
    field.upload.mockRejectedValueOnce(new ApiError({ status, problem }));
    field.upload.mockRejectedValueOnce(new NetworkError('unreachable'));
    const dialog = await field.choose();
    await stageOf(dialog);
    for (const text of [/no space left/, /interrupted/]) {
      await field.user.click(buttonOf(dialog, 'Use this part'));
      expect(await dialog.findByText(text)).toBeVisible();
    }
    await field.user.click(buttonOf(dialog, 'Use this part'));
    expect(await field.uploaded()).toEqual(['image/webp', '1000 × 667']);
  });

  test('that the browser cannot draw is an error', async () => {
    standInForPictures();
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const field = await open();
    const dialog = await field.choose();
    await stageOf(dialog);
    await field.user.click(buttonOf(dialog, 'Use this part'));
    expect(await dialog.findByText(/can’t prepare this picture/)).toBeVisible();
    expect(field.upload).not.toHaveBeenCalled();
  });

  test('stops being uploaded when the dialog closes', async () => {
    standInForPictures();
    const field = await open();
    field.upload.mockImplementation(() => new Promise(() => {}));
    const dialog = await field.choose();
    await stageOf(dialog);
    await field.user.click(buttonOf(dialog, 'Use this part'));
    expect(await dialog.findByRole('progressbar')).toBeVisible();
    await field.user.click(buttonOf(dialog, 'Cancel'));
    expect(field.upload.mock.lastCall?.[1].signal.aborted).toBe(true);
    expect(field.onUploaded).not.toHaveBeenCalled();
  });
});

describe('the current picture', () => {
  test('is cropped again from its stored file', async () => {
    standInForPictures();
    const field = await open();
    const dialog = await field.cropAgain();
    await stageOf(dialog);
    await field.user.click(buttonOf(dialog, 'Use this part'));
    expect(await field.uploaded()).toEqual(['image/webp', '1000 × 667']);
    expect(field.onCropped).toHaveBeenCalledWith(fixtures.upload);
    expect(field.onUploaded).not.toHaveBeenCalled();
  });

  test('is removed', async () => {
    const field = await open();
    await field.user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(field.onRemove).toHaveBeenCalledOnce();
  });
});
