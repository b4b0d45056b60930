export { createToastStore, type Toast, type ToastOptions, type ToastStore } from './toast.store.ts';
export { ToastProvider, type ToastProviderProps, useToast } from './toast-provider.tsx';
export { ToastViewport, type ToastViewportProps } from './toast-viewport.tsx';
