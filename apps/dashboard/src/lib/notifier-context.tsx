import { createContext, type ReactNode, use } from 'react';
import type { Notifier } from '#/lib/notifier.ts';

const NotifierContext = createContext<Notifier | null>(null);

export function NotifierProvider({ notifier, children }: { notifier: Notifier; children: ReactNode }) {
  return <NotifierContext value={notifier}>{children}</NotifierContext>;
}

export function useNotifier(): Notifier {
  const notifier = use(NotifierContext);
  if (!notifier) throw new Error('useNotifier needs a NotifierProvider above it');
  return notifier;
}
