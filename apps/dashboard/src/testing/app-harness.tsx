import { useEffect, useState } from 'react';
import { App } from '#/app.tsx';
import { PreviewAddress } from '#/components/preview-address/preview-address.ts';
import { createTestApp, type TestApp, type TestAppOptions } from '#/testing/create-test-app.ts';
import { previewStandIn } from '#/testing/preview-stand-in.ts';
import { applyTheme } from '#/theme/theme-document.ts';

/** The real route tree for stories: `<AppHarness path="/dashboard" visitor="customer" handlers={{ … }} />`. */
export function AppHarness(options: TestAppOptions) {
  const [testApp, setTestApp] = useState<TestApp | null>(null);
  // Fixed on mount: story options are plain values, so changed options mount a new app.
  const [given] = useState(options);
  const { direction, currentTheme, locale } = { ...options.theme };

  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    const next = createTestApp(given);
    const { app } = next;
    const unapply = applyTheme({ document, store: app.theme, sheets: undefined, onSheetFailed: () => {} });
    void app.start().then((stopApp) => {
      if (isGone) return stopApp();
      stop = stopApp;
      setTestApp(next);
    });
    return () => {
      isGone = true;
      unapply();
      stop();
    };
  }, [given]);

  // The toolbar changes these without remounting the story.
  useEffect(() => {
    testApp?.app.theme.set({
      ...(direction && { direction }),
      ...(currentTheme && { currentTheme }),
      ...(locale && { locale }),
    });
  }, [testApp, direction, currentTheme, locale]);

  return (
    testApp && (
      <PreviewAddress value={previewStandIn}>
        <App app={testApp.app} />
      </PreviewAddress>
    )
  );
}
