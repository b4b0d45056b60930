import { createHash } from 'node:crypto';
import type { Locale, SiteFont } from '@unmuted/api';
import type { SiteAssets, SiteDocumentHtml } from '@unmuted/api/contract';
import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { escapeHtml } from '#/html/escape.ts';

interface DocumentParts {
  readonly language: Locale;
  readonly font: SiteFont;
  readonly assets: Pick<SiteAssets, 'style'> & { readonly script?: string };
  /** Colors as custom properties. */
  readonly css: string;
  readonly head: VNode;
  readonly body: VNode;
  /** Blocks of data, by the type of their script element, as escaped JSON. */
  readonly data?: readonly { readonly type: string; readonly id?: string; readonly json: string }[];
}

/** Puts a document together; the only place that writes HTML as a string. */
export function documentOf(parts: DocumentParts): SiteDocumentHtml {
  const { language, font, assets, css, head, body, data = [] } = parts;
  const blocks = data.map(
    ({ type, id, json }) => `<script type="${type}"${id === undefined ? '' : ` id="${id}"`}>${json}</script>`,
  );
  const script =
    assets.script === undefined ? '' : `<script type="module" src="${escapeHtml(assets.script)}"></script>`;
  const html = [
    `<!doctype html><html lang="${language}" dir="ltr" data-font="${font}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<link rel="stylesheet" href="${escapeHtml(assets.style)}"><style>${css}</style>${script}`,
    `${renderToString(head)}${blocks.join('')}</head><body>${renderToString(body)}</body></html>`,
  ];
  const hash = createHash('sha256').update(css).digest('base64');
  return { html: html.join(''), styleSources: [`'sha256-${hash}'`] };
}
