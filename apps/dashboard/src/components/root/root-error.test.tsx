import { catalogueTexts } from 'virtual:catalogue-texts';
import { setupI18n } from '@lingui/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FatalError } from '#/components/root/root-error.tsx';
import { ChunkLoadError } from '#/lib/chunk-error.ts';

const french = () => setupI18n({ locale: 'fr', messages: { fr: catalogueTexts.fr } });
const speechless = () => setupI18n({ locale: 'en', messages: { en: {} } });

test('a failure shows the specified texts without error details', () => {
  const { container } = render(<FatalError error={new Error('secret detail')} i18n={speechless()} />);
  expect(screen.getByRole('heading', { name: 'An error has occurred' })).toBeVisible();
  expect(container).toHaveTextContent(
    /^An error has occurredOur team has been notified\. Please try again later\.$/,
  );
});

test('uses the reader’s language once it is loaded', () => {
  render(<FatalError error={new Error()} i18n={french()} />);
  expect(screen.getByRole('heading', { name: 'Une erreur s’est produite' })).toBeVisible();
});

test('[C2] a chunk that failed to load can be tried again, and the page stays while the server is away', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  render(<FatalError error={new ChunkLoadError('CHUNK_LOAD_FAILED')} i18n={speechless()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/can’t be reached/)).toBeVisible();
  fetch.mockRestore();
});

test('a stylesheet that failed to load is treated like a chunk', () => {
  render(<FatalError error={new ChunkLoadError('CSS_CHUNK_LOAD_FAILED')} i18n={speechless()} />);
  expect(screen.queryByRole('heading', { name: 'An error has occurred' })).toBeNull();
});
