import type { SitePreviewMessage, SitePreviewReady } from '@unmuted/api';
import { render } from 'preact';
import { codeCss, themeCss } from '#/html/theme-css.ts';
import { Page } from '#/page/page.tsx';
import { pageContextOf } from '#/page/page-context.ts';

/** Renders the drafts that the dashboard sends; nothing is saved, sent, played or followed. Returns what stops it. */
export function startPreview(root: HTMLElement, dashboards: readonly string[]): () => void {
  const colors = new CSSStyleSheet();
  let shownSection: string | null = null;
  document.adoptedStyleSheets = [colors];
  document.documentElement.classList.add('js');

  function show({
    document: draft,
    facts,
    language,
    scheme,
    dir = 'ltr',
    sectionId,
  }: SitePreviewMessage): void {
    const page = document.documentElement;
    page.lang = language;
    page.dir = dir;
    page.dataset.font = draft.theme.font;
    colors.replaceSync(themeCss(draft.theme, scheme) + codeCss);
    const input = { document: draft, facts, language, endpoint: '', isDraft: true, isPreview: true };
    render(<Page page={pageContextOf(input)} />, root);
    if (sectionId !== null && sectionId !== shownSection) {
      const section = document.getElementById(sectionId);
      // Scrolling into view would scroll the dashboard too.
      if (section) window.scrollTo({ top: section.getBoundingClientRect().top + window.scrollY });
    }
    shownSection = sectionId;
  }

  const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (dashboards.includes(origin) && source === window.parent && isPreview(data)) show(data);
  };
  window.addEventListener('message', onMessage);
  keepStill(root);
  const ready: SitePreviewReady = { kind: 'studio.site.preview-ready' };
  // Only a dashboard can frame this page (see its policy), and the message reveals only that the preview is ready.
  window.parent.postMessage(ready, '*');
  return () => window.removeEventListener('message', onMessage);
}

/** Links and forms lead nowhere. */
function keepStill(root: HTMLElement): void {
  root.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
  });
  root.addEventListener('submit', (event) => event.preventDefault());
}

/** The message comes from our own dashboard, so checking its kind is enough. */
function isPreview(data: unknown): data is SitePreviewMessage {
  return typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'studio.site.preview';
}
