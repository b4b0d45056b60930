import { type SiteCodeMessage, siteCodeReady } from '@unmuted/api';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

interface CodePreviewProps {
  readonly html: string;
  readonly title: string;
  readonly height: number;
  readonly sandbox: string;
}

/** Code is not run for every letter that its owner types. */
const waitMs = 600;

/** Runs code that is not saved yet in the sandboxed document of the server, in a new one after each change. */
export function CodePreview({ html, ...frame }: CodePreviewProps) {
  const [shown, setShown] = useState(html);
  const element = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => setShown(html), waitMs);
    return () => clearTimeout(timer);
  }, [html]);
  useLayoutEffect(() => {
    const onMessage = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== element.current?.contentWindow || data !== siteCodeReady) return;
      const message: SiteCodeMessage = { kind: 'studio.site.code', html: shown };
      // The document has no origin that could be named, and the policy lets no other one into the frame.
      element.current.contentWindow?.postMessage(message, '*');
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [shown]);
  return <iframe {...frame} key={shown} ref={element} src="/s/_code/preview" />;
}
