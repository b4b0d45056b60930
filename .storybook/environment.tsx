import { en } from '@unmuted/ui/labels/en';
import { fr } from '@unmuted/ui/labels/fr';
import { ja } from '@unmuted/ui/labels/ja';
import { zh } from '@unmuted/ui/labels/zh';
import { UiProvider } from '@unmuted/ui/provider';
import { type PropsWithChildren, useLayoutEffect } from 'react';
import type { StoryGlobals } from './toolbar.ts';

const labels = { en, fr, ja, zh };

interface EnvironmentProps extends StoryGlobals {
  /** The story is always in this theme. */
  hasOwnTheme: boolean;
  /** The story is one of several on a documentation page. */
  isOnPage: boolean;
}

/** Direction and language of a story: of the whole document, or only of the story on a documentation page. */
export function Environment(props: PropsWithChildren<EnvironmentProps>) {
  const { theme, direction, locale, hasOwnTheme, isOnPage, children } = props;
  useLayoutEffect(() => {
    if (isOnPage) return;
    document.documentElement.dir = direction;
    document.documentElement.lang = locale;
  }, [direction, isOnPage, locale]);
  const story = (
    <UiProvider dir={direction} labels={labels[locale]} locale={locale}>
      {children}
    </UiProvider>
  );
  if (!isOnPage) return story;
  const own = hasOwnTheme ? { className: 'rounded-card bg-surface p-6 text-fg', 'data-theme': theme } : null;
  return (
    <div dir={direction} lang={locale} {...own}>
      {story}
    </div>
  );
}
