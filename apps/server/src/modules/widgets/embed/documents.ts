import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from '@unmuted/api/contract';
import { embedTexts } from '#/modules/widgets/embed/texts.ts';

/** Where the build leaves room for what each document says of itself. */
const headMark = '<!--studio:head-->';
const noScriptMark = '<!--studio:noscript-->';

export interface EmbedDocuments {
  /** The widget itself; `oembed` is where its description is. */
  widget(about: { readonly title: string; readonly oembed: string; readonly locale: Locale }): string;
  /** What the builder shows, fed by a window of one of these origins. */
  preview(about: { readonly origins: readonly string[]; readonly locale: Locale }): string;
  /** A sentence in the place of a widget; it loads nothing but the sheet. */
  notice(text: 'gone' | 'notHere', locale: Locale): string;
}

/** What was built of apps/embed; null where nothing was. */
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
      const said = escapeHtml(embedTexts[locale][text]);
      return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><link rel="icon" href="data:,">${sheet}<title>${said}</title></head><body><p class="notice">${said}</p></body></html>`;
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

/** Text between tags, or within the quotes of an attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}
