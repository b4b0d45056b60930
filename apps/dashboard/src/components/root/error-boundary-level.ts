import { createContext } from 'react';

/**
 * Where a screen that breaks leaves its box: it is the whole `document`, it stands in the `main` of a frame, or it is a
 * `section` below the heading of a screen. There is one `main` and one first heading a document.
 */
export type ErrorBoundaryLevel = 'document' | 'main' | 'section';

export const ErrorBoundaryLevelContext = createContext<ErrorBoundaryLevel>('document');
