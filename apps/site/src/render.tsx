import type { Locale } from '@unmuted/api';
import type {
  SiteAssets,
  SiteDocumentHtml,
  SiteNotice,
  SitePageInput,
  SiteRenderer,
} from '@unmuted/api/contract';
import { documentOf } from '#/html/document.ts';
import { Appearance, Head } from '#/html/head.tsx';
import { jsonLdOf } from '#/html/json-ld.ts';
import { manifestOf } from '#/html/manifest.ts';
import { pageDataOf } from '#/html/page-data.ts';
import { codeCss, themeCss } from '#/html/theme-css.ts';
import { firstOf } from '#/page/content.ts';
import { Legal } from '#/page/legal.tsx';
import { Notice } from '#/page/notice.tsx';
import { Page } from '#/page/page.tsx';
import { pageContextOf } from '#/page/page-context.ts';
import { renderShareImage } from '#/share-image/share-image.tsx';
import { texts } from '#/texts/texts.ts';

function renderPage(input: SitePageInput): SiteDocumentHtml {
  const page = pageContextOf(input);
  const { theme } = input.document;
  return documentOf({
    language: input.language,
    font: theme.font,
    assets: input.assets,
    css: firstOf(page, 'code') ? themeCss(theme) + codeCss : themeCss(theme),
    head: <Head page={page} input={input} />,
    body: <Page page={page} />,
    data: [
      { type: 'application/ld+json', json: jsonLdOf(page, input) },
      { type: 'application/json', id: 'data', json: pageDataOf(page) },
    ],
  });
}

function renderLegal(input: SitePageInput, kind: 'privacy' | 'imprint'): SiteDocumentHtml | null {
  const page = pageContextOf(input);
  const source = page.text(input.document[kind]);
  if (source === '') return null;
  const { theme, title } = input.document;
  return documentOf({
    language: input.language,
    font: theme.font,
    assets: { style: input.assets.style },
    css: themeCss(theme),
    head: (
      <>
        <title>{`${page.texts[kind]} · ${title}`}</title>
        <meta name="robots" content="noindex" />
        <Appearance page={page} />
      </>
    ),
    body: <Legal page={page} kind={kind} />,
  });
}

/** Without a site there is no theme either: the first one. */
const plainTheme = { name: 'atlantic', scheme: 'auto', accent: null, font: 'sans' } as const;

function renderNotice(notice: SiteNotice, language: Locale, assets: SiteAssets): SiteDocumentHtml {
  const shown = texts[language].notices[notice];
  return documentOf({
    language,
    font: plainTheme.font,
    assets: { style: assets.style },
    css: themeCss(plainTheme),
    head: (
      <>
        <title>{shown.title}</title>
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
      </>
    ),
    body: <Notice title={shown.title} text={shown.text} />,
  });
}

/** Renders the pages of sites; the server loads the build of this file. */
export const renderer: SiteRenderer = {
  renderPage,
  renderLegal,
  renderNotice,
  renderShareImage,
  renderManifest: manifestOf,
};
