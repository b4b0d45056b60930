import type { Locale } from '@unmuted/api';
import { render } from 'preact';
import { onKey } from '#/keys.ts';
import { dress } from '#/look.ts';
import { Widget } from '#/parts/widget.tsx';
import { type Texts, texts } from '#/texts.ts';
import type { View } from '#/view.ts';

export type Direction = 'ltr' | 'rtl';

export interface Stage {
  show(view: View, dir: Direction): void;
  /** Shows a sentence instead of a widget. */
  say(text: keyof Pick<Texts, 'gone' | 'notLoaded'>, locale: Locale): void;
}

/** The only place that renders. */
export function openStage(root: HTMLElement): Stage {
  const page = document.documentElement;
  const prefersDark = matchMedia('(prefers-color-scheme: dark)');
  let shown: View | null = null;
  const redress = () => shown && dress(page, shown.widget.settings, prefersDark.matches);
  prefersDark.addEventListener('change', redress);
  document.addEventListener('keydown', (event) => shown && onKey(event, shown));
  page.toggleAttribute('data-alone', window.top === window);
  page.dataset.theme = prefersDark.matches ? 'dark' : 'light';
  return {
    show(view, dir) {
      shown = view;
      page.lang = view.locale;
      page.dir = dir;
      redress();
      render(<Widget view={view} />, root);
    },
    say(text, locale) {
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
