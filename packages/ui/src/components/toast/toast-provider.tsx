import { createContext, type ReactNode, useContext } from 'react';
import type { ToastStore } from './toast.store.ts';

const ToastContext = createContext<ToastStore | undefined>(undefined);

/** Props of {@link ToastProvider}. */
export interface ToastProviderProps {
  /** The application's store. */
  store: ToastStore;
  children?: ReactNode;
}

/** Gives a store to {@link useToast} below it. */
export function ToastProvider({ store, children }: ToastProviderProps) {
  return <ToastContext value={store}>{children}</ToastContext>;
}

/** The store of the nearest {@link ToastProvider}; throws where there is none. */
export function useToast(): ToastStore {
  const store = useContext(ToastContext);
  if (!store) throw new Error('@unmuted/ui: useToast was called outside <ToastProvider>');
  return store;
}
