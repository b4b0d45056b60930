export { LogView } from './log-view.tsx';
export type { LogLevel, LogLine, LogState, LogViewProps } from './log-view.types.ts';
