import type { StoryContext } from '@storybook/react';
import { expect, waitFor, within } from 'storybook/test';
import { AppHarness } from '#/testing/app-harness.tsx';
import type { TestAppOptions } from '#/testing/create-test-app.ts';

/** Values selected by the toolbar or a story's `globals`. */
interface Chosen {
  theme?: 'light' | 'dark';
  direction?: 'ltr' | 'rtl';
  locale?: 'en' | 'zh' | 'fr' | 'ja';
}

/** `render` of screen stories: the whole app at a URL, with the toolbar's theme, direction and language. */
export function renderScreen(
  { theme, ...options }: TestAppOptions,
  { globals }: StoryContext<TestAppOptions>,
) {
  const chosen: Chosen = globals;
  return (
    <AppHarness
      {...options}
      theme={{
        ...(chosen.theme && { currentTheme: chosen.theme }),
        ...(chosen.direction && { direction: chosen.direction }),
        ...(chosen.locale && { locale: chosen.locale }),
        ...theme,
      }}
    />
  );
}

/** Parameters of screen stories. On a documentation page each is in a frame, because the app sets the theme of its document. */
export const screenParameters = {
  layout: 'fullscreen',
  docs: { story: { inline: false, height: '720px' } },
};

/** Meta of screen stories, besides the title: the whole app at a URL. */
export const screenMeta = (path: string, visitor: TestAppOptions['visitor'] = 'customer') => ({
  parameters: screenParameters,
  render: renderScreen,
  args: { path, visitor },
});

/** The first story of a run also loads the page's code. */
const firstLoad = { timeout: 15_000 };

/** `play` of screen stories: waits for a text to be visible. */
export const showsText =
  (text: string | RegExp) =>
  async ({ canvasElement }: Pick<StoryContext, 'canvasElement'>): Promise<void> => {
    const [found] = await within(canvasElement).findAllByText(text, {}, firstLoad);
    await expect(found).toBeVisible();
  };

/** `play` of screen stories: waits for the page. */
export async function pageIsThere({ canvasElement }: Pick<StoryContext, 'canvasElement'>) {
  await within(canvasElement).findByRole('heading', { level: 1 });
}

/** Waits for an element to receive focus. */
export async function hasFocus(element: HTMLElement | null) {
  await waitFor(() => expect(element).toHaveFocus());
}

/** `globals` of the phone variant of each screen's stories. */
export const onPhone = { viewport: { value: 'phone', isRotated: false } };
export const inDark = { theme: 'dark' };
export const mirrored = { direction: 'rtl' };
export const inChinese = { locale: 'zh' };
export const inFrench = { locale: 'fr' };
export const inJapanese = { locale: 'ja' };
