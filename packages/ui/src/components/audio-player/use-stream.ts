import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isActive, type StreamEvent, type StreamState, timeoutMs, transition } from './stream-machine.ts';

interface StreamOptions {
  /** Stream URL. */
  src: string;
  /** The source is known to be disconnected. */
  offAir: boolean;
  onStateChange: ((state: StreamState) => void) | undefined;
}

const MEDIA_EVENTS = ['playing', 'waiting', 'ended', 'error'] as const;
const initialState = (offAir: boolean): StreamState => ({ status: offAir ? 'off-air' : 'idle' });

/** Connects the stream machine to its media element: events go to the machine, effects are applied to the element. */
export function useStream({ src, offAir, onStateChange }: StreamOptions) {
  const [state, setState] = useState(() => initialState(offAir));
  const [since, setSince] = useState<Date>();
  const audio = useRef<HTMLAudioElement>(null);
  // The current state in a ref: several events can arrive between renders.
  const machine = useRef({ state, src, onStateChange, timer: 0, connection: 0 });
  useLayoutEffect(() => {
    machine.current.src = src;
    machine.current.onStateChange = onStateChange;
  });

  const send = useCallback((event: StreamEvent) => {
    const current = machine.current;
    const step = transition(current.state, event);
    if (step.state === current.state) return;
    current.state = step.state;
    clearTimeout(current.timer);
    const timeout = timeoutMs(step.state);
    if (timeout !== undefined) current.timer = window.setTimeout(() => send({ type: 'timeout' }), timeout);
    if (step.effect) release(audio.current);
    current.connection += step.effect ? 1 : 0;
    if (step.effect === 'open' && audio.current) {
      const { connection } = current;
      open(audio.current, current.src).catch((error: unknown) => {
        // Ignore events of a connection that has been replaced.
        if (current.connection !== connection) return;
        send({ type: 'refused', name: error instanceof DOMException ? error.name : '' });
      });
    }
    setState(step.state);
    setSince((previous) =>
      isActive(step.state)
        ? (previous ?? (step.state.status === 'live' ? new Date() : undefined))
        : undefined,
    );
    current.onStateChange?.(step.state);
  }, []);

  // Stable ref callback: a new function would detach the element and stop playback.
  const attach = useCallback(
    (element: HTMLAudioElement) => {
      audio.current = element;
      const handleEvent = ({ type }: Event) => {
        if (type === 'error') send({ type, code: element.error?.code });
        else if (type === 'playing' || type === 'waiting' || type === 'ended') send({ type });
      };
      for (const name of MEDIA_EVENTS) element.addEventListener(name, handleEvent);
      return () => {
        for (const name of MEDIA_EVENTS) element.removeEventListener(name, handleEvent);
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
