import type { WidgetSettings, WidgetType } from '@unmuted/api/contract';
import { escapeHtml } from '#/modules/widgets/embed/documents.ts';

interface Framed {
  readonly type: WidgetType;
  readonly settings: Pick<WidgetSettings, 'width' | 'heightPx'>;
}

/** The text column width of most pages. */
const columnPx = 600;

/** The iframe HTML of a widget. */
export function frameHtml(
  { settings: { width, heightPx } }: Framed,
  { src, title, maxWidth, maxHeight }: { src: string; title: string; maxWidth?: number; maxHeight?: number },
): { html: string; width: number; height: number } {
  // oEmbed 1.0 requires pixels, even for a frame with relative width.
  const most = maxWidth ?? (width.unit === 'px' ? width.value : columnPx);
  const pixels = width.unit === 'px' ? Math.min(width.value, most) : Math.round((most * width.value) / 100);
  const height = Math.min(heightPx, maxHeight ?? heightPx);
  const html = `<iframe src="${escapeHtml(src)}" title="${escapeHtml(title)}" width="${pixels}" height="${height}" allow="autoplay" loading="lazy" frameborder="0"></iframe>`;
  return { html, width: pixels, height };
}

/**
 * A script that inserts the frame in place; the bar goes to the bottom of the page. The frame's URL derives from the
 * script's own URL, so that it works behind any proxy.
 */
export function frameScript(
  { type, settings: { width, heightPx } }: Framed,
  id: string,
  title: string,
): string {
  const isBar = type === 'sticky-bar';
  const style = isBar
    ? {
        position: 'fixed',
        bottom: '0',
        left: '0',
        width: '100%',
        height: `${heightPx}px`,
        zIndex: '2147483000',
      }
    : { width: `${width.value}${width.unit}`, height: `${heightPx}px`, maxWidth: '100%' };
  return `(function(s){if(!s||!s.src)return;var f=document.createElement('iframe');f.src=s.src.replace(/[^/]*$/,${literal(id)});f.title=${literal(title)};f.allow='autoplay';${isBar ? '' : "f.loading='lazy';"}Object.assign(f.style,{border:'0'},${literal(style)});${
    isBar ? '(document.body||document.documentElement).appendChild(f)' : 's.parentNode.insertBefore(f,s)'
  }})(document.currentScript);\n`;
}

/** JSON that is safe inside a script element. */
function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
