import { createContext, type ReactNode, useContext } from 'react';
import type { ToastStore } from './toast.store.ts';

const ToastContext = createContext<ToastStore | undefined>(undefined);

/** Props of {@link ToastProvider}. */
export interface ToastProviderProps {
  /** The store of the application. */
  store: ToastStore;
  children?: ReactNode;
}

/** Provides a store to {@link useToast}. */
export function ToastProvider({ store, children }: ToastProviderProps) {
  return <ToastContext value={store}>{children}</ToastContext>;
}

/** Returns the store of the nearest {@link ToastProvider}; throws outside of one. */
export function useToast(): ToastStore {
  const store = useContext(ToastContext);
  if (!store) throw new Error('@unmuted/ui: useToast was called outside <ToastProvider>');
  return store;
}
