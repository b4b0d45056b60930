import type { WidgetSettings, WidgetType } from '@unmuted/api';

/** What a page needs to show a widget. */
export interface WidgetOnPage {
  embedUrl: string;
  /** Name of the frame, for readers who do not see it. */
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

/** A value between the quotes of an HTML attribute. */
const attribute = (value: string) => value.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** A string of JavaScript that is one in every page, also inside a script element. */
const scriptText = (value: string) => JSON.stringify(value).replaceAll('<', '\\u003c');

const lengthOf = ({ value, unit }: WidgetSettings['width']) => (unit === '%' ? `${value}%` : String(value));

/** A frame: what every page understands. */
export function iframeSnippet({ embedUrl, title, type, width, heightPx }: WidgetOnPage): string {
  // A bar belongs to the window, not to the place where its code stands.
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

/** One line that makes the frame, and follows its size when that is changed. */
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

/** The address by which a page that knows oEmbed asks how to show the widget. */
export function oembedUrl(embedUrl: string): string {
  const cast = embedUrl.slice(0, embedUrl.lastIndexOf('/embed/'));
  return `${cast}/api/oembed?url=${encodeURIComponent(embedUrl)}&format=json`;
}
