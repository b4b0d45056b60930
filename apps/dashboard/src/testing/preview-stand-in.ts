import type { PreviewTarget } from '#/components/preview-address/preview-address.ts';

/** No server draws widgets beside a story: the frame stays empty, and talks when a test lets it. */
export function previewStandIn(): PreviewTarget {
  return { src: 'about:blank', origin: window.location.origin };
}

/** The page in the frame of the preview begins to listen; gives what it is told from then on. */
export function listenAsPreview(frame: HTMLIFrameElement): readonly unknown[] {
  const inside = frame.contentWindow;
  if (!inside) throw new Error('The frame has no page.');
  const told: unknown[] = [];
  inside.addEventListener('message', ({ data }) => told.push(data));
  const ready = {
    data: { kind: 'studio.embed.preview-ready' },
    origin: window.location.origin,
    source: inside,
  };
  window.dispatchEvent(new MessageEvent('message', ready));
  return told;
}
