import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ChunkLoadError } from '#/lib/chunk-error.ts';
import { lazyExtra } from '#/lib/lazy-extra.tsx';

test('[C3] an extra that cannot be loaded leaves the page as it is, and is loaded when it is next mounted', async () => {
  const load = vi
    .fn(async () => () => <p>the countdown</p>)
    .mockImplementationOnce(() => Promise.reject(new ChunkLoadError('CHUNK_LOAD_FAILED')));
  const Extra = lazyExtra(load);
  const { rerender } = render(<input aria-label="Name" defaultValue="Aoife" />);
  const page = (hasExtra: boolean) => (
    <>
      <input aria-label="Name" defaultValue="Aoife" />
      {hasExtra && <Extra />}
    </>
  );
  rerender(page(true));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(screen.getByLabelText('Name')).toHaveValue('Aoife');
  rerender(page(false));
  rerender(page(true));
  expect(await screen.findByText('the countdown')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
