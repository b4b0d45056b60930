import { catalogueTexts } from 'virtual:catalogue-texts';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, errorCodes, type Upload } from '@unmuted/api';
import { fixtures } from '@unmuted/api/testing';
import { UiLabelProvider, UiProvider } from '@unmuted/ui/provider';
import { expect, test, vi } from 'vitest';
import { UploadField } from '#/components/upload/upload-field.tsx';
import type { UploadFile } from '#/components/upload/use-upload.ts';
import { actionsMessages } from '#/i18n/messages/actions.messages.ts';
import { uiLabels } from '#/i18n/ui-labels.ts';

const file = new File(['x'], 'logo.png', { type: 'image/png' });
const i18n = setupI18n({ locale: 'en', messages: { en: catalogueTexts.en } });

function open(upload: UploadFile, value: Upload | null = null) {
  const onValueChange = vi.fn();
  const { unmount } = render(
    <I18nProvider i18n={i18n}>
      <UiProvider dir="ltr" labels={uiLabels(i18n)} locale="en">
        <UiLabelProvider groups={{ actions: actionsMessages(i18n) }}>
          <UploadField
            kind="image.logo"
            label="Logo"
            onValueChange={onValueChange}
            upload={upload}
            value={value}
          />
        </UiLabelProvider>
      </UiProvider>
    </I18nProvider>,
  );
  return { user: userEvent.setup(), onValueChange, unmount };
}

const input = () => screen.getByLabelText('Logo');

test('uploads the selected file, with its progress, and passes the result on', async () => {
  let finish: (upload: Upload) => void = () => {};
  const { user, onValueChange } = open((_file, { onProgress }) => {
    onProgress(0.5);
    return new Promise((resolve) => {
      finish = resolve;
    });
  });
  await user.upload(input(), file);
  expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '0.5');
  finish(fixtures.upload);
  await waitFor(() => expect(onValueChange).toHaveBeenCalledWith(fixtures.upload));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('cancels the upload with the remove button, and when it unmounts', async () => {
  const signals: AbortSignal[] = [];
  const { user, onValueChange, unmount } = open((_file, { signal }) => {
    signals.push(signal);
    return new Promise(() => {});
  });
  await user.upload(input(), file);
  await user.click(await screen.findByRole('button', { name: /logo\.png/ }));
  expect(signals[0]?.aborted).toBe(true);
  expect(screen.queryByRole('progressbar')).toBeNull();
  await user.upload(input(), file);
  unmount();
  expect(signals[1]?.aborted).toBe(true);
  expect(onValueChange).not.toHaveBeenCalled();
});

test('shows the error of the server, with what was found, until another file is selected', async () => {
  const params = { width: 32, height: 20, rule: 'min_side', limit: 64 };
  const { status, title } = errorCodes['upload.dimensions'];
  const problem = {
    type: '',
    title,
    status,
    code: 'upload.dimensions' as const,
    message: title,
    requestId: 'r1',
    params,
  };
  const upload = vi.fn<UploadFile>().mockRejectedValueOnce(new ApiError({ status, problem }));
  upload.mockResolvedValueOnce(fixtures.upload);
  const { user, onValueChange } = open(upload);
  await user.upload(input(), file);
  expect(await screen.findByText(/32 × 20.*64 × 64/)).toBeVisible();
  await user.upload(input(), new File(['y'], 'other.png', { type: 'image/png' }));
  await waitFor(() => expect(onValueChange).toHaveBeenCalledWith(fixtures.upload));
});

test('shows the uploaded image and removes it', async () => {
  const { user, onValueChange } = open(vi.fn(), fixtures.upload);
  expect(screen.getByRole('img')).toHaveAttribute('src', fixtures.upload.url);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(onValueChange).toHaveBeenCalledWith(null);
});
