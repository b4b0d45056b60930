import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import { App } from '#/app.tsx';
import { PreviewAddress } from '#/components/preview-address/preview-address.ts';
import { createTestApp, type TestAppOptions } from '#/testing/create-test-app.ts';
import { previewStandIn } from '#/testing/preview-stand-in.ts';
import { applyTheme } from '#/theme/theme-document.ts';

// The app loads these on demand. On a busy machine the first load takes longer than a test may.
await Promise.all([
  import('virtual:area-routes/customer'),
  import('virtual:area-routes/admin'),
  import('#/data/session-data.ts'),
]);

/** Starts and renders the whole app, with cleanup after the test. */
export async function renderApp(options: TestAppOptions = {}) {
  const testApp = createTestApp(options);
  const { app } = testApp;
  const unapply = applyTheme({ document, store: app.theme, sheets: undefined, onSheetFailed: () => {} });
  const stop = await app.start();
  const view = render(
    <PreviewAddress value={previewStandIn}>
      <App app={app} />
    </PreviewAddress>,
  );
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  onTestFinished(() => {
    end();
    view.unmount();
    unapply();
    stop();
  });
  // A test that times out here must end `act` too: otherwise nothing renders in the tests after it.
  await act(() => Promise.race([app.router.load(), ended]));
  return { ...testApp, ...view, user: userEvent.setup(), path: () => app.router.state.location.href };
}
