import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isOn, nextStep, patienceMs, type StreamEvent, type StreamState } from './stream-machine.ts';

interface StreamOptions {
  /** Stream URL. */
  src: string;
  /** The source is known to be disconnected. */
  offAir: boolean;
  onStateChange: ((state: StreamState) => void) | undefined;
}

const MEDIA_EVENTS = ['playing', 'waiting', 'ended', 'error'] as const;
const first = (offAir: boolean): StreamState => ({ status: offAir ? 'off-air' : 'idle' });

/** Connects the stream machine to its media element: events go to the machine, effects are applied to the element. */
export function useStream({ src, offAir, onStateChange }: StreamOptions) {
  const [state, setState] = useState(() => first(offAir));
  const [since, setSince] = useState<Date>();
  const audio = useRef<HTMLAudioElement>(null);
  // The current state in a ref: several events can arrive between renders.
  const now = useRef({ state, src, onStateChange, timer: 0, connection: 0 });
  useLayoutEffect(() => {
    now.current.src = src;
    now.current.onStateChange = onStateChange;
  });

  const send = useCallback((event: StreamEvent) => {
    const memory = now.current;
    const step = nextStep(memory.state, event);
    if (step.state === memory.state) return;
    memory.state = step.state;
    clearTimeout(memory.timer);
    const patience = patienceMs(step.state);
    if (patience !== undefined) memory.timer = window.setTimeout(() => send({ type: 'timeout' }), patience);
    if (step.effect) release(audio.current);
    memory.connection += step.effect ? 1 : 0;
    if (step.effect === 'open' && audio.current) {
      const { connection } = memory;
      open(audio.current, memory.src).catch((error: unknown) => {
        // Ignore events of a connection that has been replaced.
        if (memory.connection !== connection) return;
        send({ type: 'refused', name: error instanceof DOMException ? error.name : '' });
      });
    }
    setState(step.state);
    setSince((former) =>
      isOn(step.state) ? (former ?? (step.state.status === 'live' ? new Date() : undefined)) : undefined,
    );
    memory.onStateChange?.(step.state);
  }, []);

  // Stable ref callback: a new function would detach the element and stop playback.
  const attach = useCallback(
    (element: HTMLAudioElement) => {
      audio.current = element;
      const tell = ({ type }: Event) => {
        if (type === 'error') send({ type, code: element.error?.code });
        else if (type === 'playing' || type === 'waiting' || type === 'ended') send({ type });
      };
      for (const name of MEDIA_EVENTS) element.addEventListener(name, tell);
      return () => {
        for (const name of MEDIA_EVENTS) element.removeEventListener(name, tell);
        send({ type: 'stop' });
        audio.current = null;
      };
    },
    [send],
  );

  useEffect(() => send({ type: offAir ? 'off-air' : 'on-air' }), [offAir, send]);

  // A new URL is a new stream: release the current one.
  const played = useRef(src);
  useEffect(() => {
    if (played.current === src) return;
    played.current = src;
    send({ type: 'stop' });
  }, [src, send]);

  return { state, since, send, attach, audio };
}

function open(audio: HTMLAudioElement, src: string): Promise<void> {
  audio.src = src;
  return audio.play();
}

/** Without `load` the browser keeps the connection open, and the engine keeps counting a listener. */
function release(audio: HTMLAudioElement | null): void {
  if (!audio?.hasAttribute('src')) return;
  audio.pause();
  audio.removeAttribute('src');
  audio.load();
}
