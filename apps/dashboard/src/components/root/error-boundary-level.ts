import { createContext } from 'react';

/**
 * Level of an error boundary: the whole `document`, the `main` of a frame, or a `section` below a screen's heading.
 * A document has one `main` and one first-level heading.
 */
export type ErrorBoundaryLevel = 'document' | 'main' | 'section';

export const ErrorBoundaryLevelContext = createContext<ErrorBoundaryLevel>('document');
