import { render, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { Ahead } from '#/components/ahead/ahead.tsx';

function Page({ drawn, begun }: { drawn: () => void; begun: () => void }) {
  drawn();
  useEffect(begun, [begun]);
  return <h1>Next page</h1>;
}

it('draws what it holds outside of the document, and nothing of it takes effect', async () => {
  const drawn = vi.fn();
  const begun = vi.fn();
  const { unmount } = render(
    <Ahead>
      <Page begun={begun} drawn={drawn} />
    </Ahead>,
  );
  await waitFor(() => expect(drawn).toHaveBeenCalled());
  expect(document.body).not.toHaveTextContent('Next page');
  unmount();
  expect(begun).not.toHaveBeenCalled();
});

it('leaves the page as it is when what it holds fails', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const drawn = vi.fn(() => {
    throw new Error('no such thing');
  });
  const { container } = render(
    <p>
      This page
      <Ahead>
        <Page begun={() => {}} drawn={drawn} />
      </Ahead>
    </p>,
  );
  await waitFor(() => expect(drawn).toHaveBeenCalled());
  expect(container).toHaveTextContent('This page');
  told.mockRestore();
});
