import type { WidgetSettings, WidgetType } from '@unmuted/api';

/** Data for the embed snippets. */
export interface WidgetOnPage {
  embedUrl: string;
  /** Accessible name of the iframe. */
  title: string;
  type: WidgetType;
  width: WidgetSettings['width'];
  heightPx: number;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a value for a quoted HTML attribute. */
const attribute = (value: string) => value.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** Escapes a JavaScript string so that it is safe inside a script element. */
const scriptText = (value: string) => JSON.stringify(value).replaceAll('<', '\\u003c');

const lengthOf = ({ value, unit }: WidgetSettings['width']) => (unit === '%' ? `${value}%` : String(value));

/** The iframe snippet, which works on every page. */
export function iframeSnippet({ embedUrl, title, type, width, heightPx }: WidgetOnPage): string {
  // A sticky bar is positioned in the window, not where its code is placed.
  const place = type === 'sticky-bar' ? 'position:fixed;inset:auto 0 0 0;z-index:1000;' : '';
  return `<iframe
  src="${attribute(embedUrl)}"
  title="${attribute(title)}"
  width="${lengthOf(width)}"
  height="${heightPx}"
  loading="lazy"
  allow="autoplay"
  referrerpolicy="strict-origin-when-cross-origin"
  style="${place}border:0;max-width:100%"
></iframe>`;
}

/** The script snippet: one line that creates the iframe and follows its saved size. */
export function scriptSnippet({ embedUrl }: WidgetOnPage): string {
  return `<script async src="${attribute(`${embedUrl}.js`)}"></script>`;
}

export function reactSnippet({ embedUrl, title, width, heightPx }: WidgetOnPage): string {
  const wide = width.unit === '%' ? `"${width.value}%"` : `{${width.value}}`;
  return `import '@unmuted/ui/layers.css';
import '@unmuted/ui/light.css';
import '@unmuted/ui/styles.css';
import { Embed } from '@unmuted/ui/embed';

export function RadioPlayer() {
  return (
    <Embed
      src={${scriptText(embedUrl)}}
      title={${scriptText(title)}}
      width=${wide}
      height={${heightPx}}
    />
  );
}`;
}

export function ampSnippet({ embedUrl, title, width, heightPx }: WidgetOnPage): string {
  const size = width.unit === '%' ? 'width="auto"' : `width="${width.value}"`;
  const layout = width.unit === '%' ? 'fixed-height' : 'fixed';
  return `<!-- In <head>: -->
<script async custom-element="amp-iframe" src="https://cdn.ampproject.org/v0/amp-iframe-0.1.js"></script>

<amp-iframe
  src="${attribute(embedUrl)}"
  title="${attribute(title)}"
  ${size}
  height="${heightPx}"
  layout="${layout}"
  sandbox="allow-scripts allow-same-origin allow-popups"
  allow="autoplay"
  frameborder="0"
>
  <span placeholder></span>
</amp-iframe>`;
}

/** The oEmbed URL of the widget. */
export function oembedUrl(embedUrl: string): string {
  const cast = embedUrl.slice(0, embedUrl.lastIndexOf('/embed/'));
  return `${cast}/api/oembed?url=${encodeURIComponent(embedUrl)}&format=json`;
}
