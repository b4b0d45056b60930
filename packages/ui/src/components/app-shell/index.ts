export { AppShell, type AppShellProps } from './app-shell.tsx';
export { type ReadableColors, readableColors } from './readable-colors.ts';
