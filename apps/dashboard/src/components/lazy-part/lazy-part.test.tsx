import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiLabelProvider, UiProvider } from '@unmuted/ui/provider';
import { createToastStore, ToastProvider, ToastViewport } from '@unmuted/ui/toast';
import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyOverlay, lazySection } from '#/components/lazy-part/lazy-part.tsx';
import { uiMessages } from '#/i18n/ui.messages.ts';
import { uiLabels } from '#/i18n/ui-labels.ts';
import { ChunkLoadError } from '#/lib/chunk-error.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

function show(children: ReactNode) {
  const toasts = createToastStore();
  const user = userEvent.setup();
  render(
    <I18nProvider i18n={i18n}>
      <UiProvider dir="ltr" labels={uiLabels(i18n)} locale="en">
        <UiLabelProvider groups={uiMessages(i18n)}>
          <ToastProvider store={toasts}>
            {children}
            <ToastViewport store={toasts} />
          </ToastProvider>
        </UiLabelProvider>
      </UiProvider>
    </I18nProvider>,
  );
  return user;
}

const gone = () => Promise.reject(new ChunkLoadError('CHUNK_LOAD_FAILED'));

const loadDrawer = vi.fn(async () => () => <p>the drawer</p>).mockImplementationOnce(gone);
const Drawer = lazyOverlay(loadDrawer);

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <input aria-label="Name" />
      <button onClick={() => setOpen(true)} type="button">
        Open
      </button>
      {isOpen && <Drawer onLoadFailed={() => setOpen(false)} />}
    </>
  );
}

test('[C3] an overlay that cannot be loaded leaves what was typed, reports it, and opens on the next try', async () => {
  const user = show(<Page />);
  await user.type(screen.getByLabelText('Name'), 'Radio Aurora');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('Couldn’t load this part of Studio')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Radio Aurora');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('the drawer')).toBeVisible();
});

test('[C3] a section that cannot be loaded says so in its place and can be tried again', async () => {
  const load = vi.fn(async () => () => <p>the map</p>).mockImplementationOnce(gone);
  const Section = lazySection(load, <p>placeholder</p>);
  const user = show(
    <>
      <p>the rest</p>
      <Section />
    </>,
  );
  expect(screen.getByText('placeholder')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('the map')).toBeVisible();
  expect(screen.getByText('the rest')).toBeVisible();
});

test('code that was loaded ahead is rendered at once', async () => {
  const Section = lazySection(async () => () => <p>the map</p>, <p>placeholder</p>);
  await Section.load();
  show(<Section />);
  expect(screen.getByText('the map')).toBeVisible();
});
