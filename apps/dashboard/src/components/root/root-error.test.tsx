import { catalogueTexts } from 'virtual:catalogue-texts';
import { setupI18n } from '@lingui/core';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FatalError } from '#/components/root/root-error.tsx';
import { ChunkLoadError } from '#/lib/chunk-error.ts';

const french = () => setupI18n({ locale: 'fr', messages: { fr: catalogueTexts.fr } });
const speechless = () => setupI18n({ locale: 'en', messages: { en: {} } });

test('a failure shows the two sentences of the specification and nothing of its detail', () => {
  const { container } = render(<FatalError error={new Error('secret detail')} i18n={speechless()} />);
  expect(screen.getByRole('heading', { name: 'An error has occurred' })).toBeVisible();
  expect(container).toHaveTextContent(
    /^An error has occurredOur team has been notified\. Please try again later\.$/,
  );
});

test('it speaks the language of the reader once there is one', () => {
  render(<FatalError error={new Error()} i18n={french()} />);
  expect(screen.getByRole('heading', { name: 'Une erreur s’est produite' })).toBeVisible();
});

test('a part that did not arrive can be asked for again', () => {
  render(<FatalError error={new ChunkLoadError('CHUNK_LOAD_FAILED')} i18n={speechless()} />);
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
});

test('a sheet that did not arrive counts as a part', () => {
  render(<FatalError error={new ChunkLoadError('CSS_CHUNK_LOAD_FAILED')} i18n={speechless()} />);
  expect(screen.queryByRole('heading', { name: 'An error has occurred' })).toBeNull();
});
