import { createContext } from 'react';
import type { EndedSession } from '#/session/ended-session.ts';

/** Null outside of the app, where no session ends. */
export const EndedSessionContext = createContext<EndedSession | null>(null);
