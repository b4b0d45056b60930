import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Draft } from '#/session/ended-session.ts';
import { EndedSessionContext } from '#/session/ended-session-context.ts';

export interface DraftRecoveryOptions {
  /** Identifies the form on its page; undefined for a form whose values must not be kept. */
  name: string | undefined;
  read: () => Draft;
  restore: (draft: Draft) => void;
}

/** Keeps the edited fields when the session ends, and restores them for the same account. */
export function useDraftRecovery({ name, read, restore }: DraftRecoveryOptions) {
  const endedSession = useContext(EndedSessionContext);
  const [isRestored, setRestored] = useState(false);
  const latest = useRef({ read, restore });
  useLayoutEffect(() => {
    latest.current = { read, restore };
  });
  // A layout effect: its cleanup runs before react-hook-form releases the fields.
  useLayoutEffect(() => {
    if (name === undefined) return undefined;
    return () => {
      const draft = latest.current.read();
      if (Object.keys(draft.edits).length > 0) endedSession?.saveDraft(name, draft);
    };
  }, [endedSession, name]);
  useEffect(() => {
    const draft = name === undefined ? undefined : endedSession?.takeDraft(name);
    if (!draft) return;
    latest.current.restore(draft);
    setRestored(true);
  }, [endedSession, name]);
  return {
    /** The form has the draft of an ended session. */
    isRestored,
    /** Called when the draft was saved or discarded. */
    endRecovery: () => setRestored(false),
  };
}
