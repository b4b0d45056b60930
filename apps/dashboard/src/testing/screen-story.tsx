import type { StoryContext } from '@storybook/react';
import { expect, waitFor, within } from 'storybook/test';
import { AppHarness } from '#/testing/app-harness.tsx';
import type { TestAppOptions } from '#/testing/create-test-app.ts';

/** What the toolbar, or the `globals` of a story, choose. */
interface Chosen {
  theme?: 'light' | 'dark';
  direction?: 'ltr' | 'rtl';
  locale?: 'en' | 'zh' | 'fr' | 'ja';
}

/** `render` of screen stories: the whole app at an address, in the toolbar's theme, direction and language. */
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

/** `play` of screen stories: the page is there before anything looks at it. */
export async function pageIsThere({ canvasElement }: Pick<StoryContext, 'canvasElement'>) {
  await within(canvasElement).findByRole('heading', { level: 1 });
}

/** The focus arrives an instant after what it goes to. */
export async function hasFocus(element: HTMLElement | null) {
  await waitFor(() => expect(element).toHaveFocus());
}

/** `globals` of the stories every screen has beside its own. */
export const onPhone = { viewport: { value: 'phone', isRotated: false } };
export const inDark = { theme: 'dark' };
export const mirrored = { direction: 'rtl' };
export const inJapanese = { locale: 'ja' };
