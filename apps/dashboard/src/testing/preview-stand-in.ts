import type { PreviewTarget } from '#/components/preview-address/preview-address.ts';

/** A preview target without a server: the frame stays empty, and tests send its messages. */
export function previewStandIn(): PreviewTarget {
  return { src: 'about:blank', origin: window.location.origin };
}

/** Signals that the preview frame is ready; returns the messages sent to it from then on. */
export function listenAsPreview(
  frame: HTMLIFrameElement,
  kind = 'studio.embed.preview-ready',
): readonly unknown[] {
  const inside = frame.contentWindow;
  if (!inside) throw new Error('The frame has no page.');
  const messages: unknown[] = [];
  inside.addEventListener('message', ({ data }) => messages.push(data));
  const ready = {
    data: { kind },
    origin: window.location.origin,
    source: inside,
  };
  window.dispatchEvent(new MessageEvent('message', ready));
  return messages;
}
