import type { Locale } from '@unmuted/api';
import { render } from 'preact';
import { applyAppearance } from '#/appearance.ts';
import { onKey } from '#/keys.ts';
import { Widget } from '#/parts/widget.tsx';
import { type Texts, texts } from '#/texts.ts';
import type { View } from '#/view.ts';

export type Direction = 'ltr' | 'rtl';

export interface Stage {
  show(view: View, dir: Direction): void;
  /** Shows a sentence instead of a widget. */
  showMessage(text: keyof Pick<Texts, 'gone' | 'notLoaded'>, locale: Locale): void;
}

/** The only place that renders. */
export function openStage(root: HTMLElement): Stage {
  const page = document.documentElement;
  const prefersDark = matchMedia('(prefers-color-scheme: dark)');
  let shown: View | null = null;
  const reapplyAppearance = () => shown && applyAppearance(page, shown.widget.settings, prefersDark.matches);
  prefersDark.addEventListener('change', reapplyAppearance);
  document.addEventListener('keydown', (event) => shown && onKey(event, shown));
  page.toggleAttribute('data-alone', window.top === window);
  page.dataset.theme = prefersDark.matches ? 'dark' : 'light';
  return {
    show(view, dir) {
      shown = view;
      page.lang = view.locale;
      page.dir = dir;
      reapplyAppearance();
      render(<Widget view={view} />, root);
    },
    showMessage(text, locale) {
      shown = null;
      page.lang = locale;
      render(
        <p class="notice" role="status">
          {texts[locale][text]}
        </p>,
        root,
      );
    },
  };
}
