import type { SitePreviewMessage, SitePreviewReady } from '@unmuted/api';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

const patienceMs = 8_000;

/** The preview frame: its loading state and messages. */
export function useSitePreview(origin: string, message: SitePreviewMessage) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [tries, setTries] = useState(0);
  const postMessage = useEffectEvent(() => frame.current?.contentWindow?.postMessage(message, origin));
  const { document, facts, language, scheme, sectionId, dir } = message;

  useEffect(() => {
    const listen = ({ source, data, origin: from }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || from !== origin || !isReady(data)) return;
      setState('ready');
      postMessage();
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [origin]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: resent when a part of the message changes
  useEffect(() => {
    if (state === 'ready') postMessage();
  }, [state, document, facts, language, scheme, sectionId, dir]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt has its own timeout
  useEffect(() => {
    if (state !== 'loading') return;
    const timer = setTimeout(() => setState('failed'), patienceMs);
    return () => clearTimeout(timer);
  }, [state, tries]);

  return {
    frame,
    state,
    tries,
    retry() {
      setState('loading');
      setTries((count) => count + 1);
    },
  };
}

function isReady(data: unknown): data is SitePreviewReady {
  return (
    typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'studio.site.preview-ready'
  );
}
