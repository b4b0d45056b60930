import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from '@unmuted/api/contract';
import { embedTexts } from '#/modules/widgets/embed/texts.ts';

/** The build's placeholder for document-specific head tags. */
const headMark = '<!--studio:head-->';
const noScriptMark = '<!--studio:noscript-->';

export interface EmbedDocuments {
  /** The widget document; `oembed` is the URL of its description. */
  widget(about: { readonly title: string; readonly oembed: string; readonly locale: Locale }): string;
  /** The builder's preview, controlled by a window of one of these origins. */
  preview(about: { readonly origins: readonly string[]; readonly locale: Locale }): string;
  /** A message in place of a widget; it loads only the stylesheet. */
  notice(text: 'gone' | 'notHere', locale: Locale): string;
}

/** Reads the build output of apps/embed; null if there is none. */
export async function readEmbedDocuments(root: string): Promise<EmbedDocuments | null> {
  const built = await readFile(path.join(root, 'index.html'), 'utf8').catch(() => null);
  if (built === null) return null;
  const sheet = /<link [^>]*rel="stylesheet"[^>]*>/.exec(built)?.[0] ?? '';
  const fill = (locale: Locale, head: string) =>
    built
      .replace(/<html[^>]*>/, `<html lang="${locale}">`)
      .replace(headMark, () => head)
      .replace(noScriptMark, () => escapeHtml(embedTexts[locale].noScript));
  return {
    widget: ({ title, oembed, locale }) =>
      fill(
        locale,
        `<title>${escapeHtml(title)}</title><link rel="alternate" type="application/json+oembed" href="${escapeHtml(oembed)}" title="${escapeHtml(title)}">`,
      ),
    preview: ({ origins, locale }) =>
      fill(
        locale,
        `<title>Preview</title><meta name="studio:dashboard" content="${escapeHtml(origins.join(' '))}">`,
      ),
    notice(text, locale) {
      const escaped = escapeHtml(embedTexts[locale][text]);
      return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><link rel="icon" href="data:,">${sheet}<title>${escaped}</title></head><body><p class="notice">${escaped}</p></body></html>`;
    },
  };
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for element content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}
