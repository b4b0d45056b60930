import { type ComponentProps, type ReactNode, useSyncExternalStore } from 'react';
import { cx } from '#/lib/tv.ts';
import { useLabels } from '#/provider/ui-provider.tsx';
import type { Toast, ToastStore } from './toast.store.ts';
import { ToastCard } from './toast-card.tsx';
import { usePause } from './use-pause.ts';

/** Props of {@link ToastViewport}. Accepts all `<section>` props. */
export interface ToastViewportProps extends ComponentProps<'section'> {
  /** The store whose toasts are shown. */
  store: ToastStore;
}

/**
 * Renders the toasts of a store at the end side, or at the bottom on a phone. `danger` toasts are assertive, others
 * polite; timers pause on hover and focus, and while the page is hidden. Render it once at startup, because live regions
 * must exist before their text.
 */
export function ToastViewport({ store, className, ...rest }: ToastViewportProps) {
  const labels = useLabels();
  const toasts = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  const { paused, pauseProps } = usePause(rest);
  const isUrgent = ({ tone }: Toast) => tone === 'danger';
  const show = (toast: Toast) => (
    <ToastCard key={toast.sequence} toast={toast} paused={paused} onClose={() => store.dismiss(toast.id)} />
  );
  return (
    <section
      aria-label={labels.notifications}
      {...rest}
      {...pauseProps}
      data-ui="toast-viewport"
      className={cx(
        'ui:pointer-events-none ui:fixed ui:inset-x-4 ui:bottom-[calc(1rem+var(--ui-toast-lift,0px))] ui:z-50 ui:flex ui:flex-col ui:gap-3 ui:md:start-auto ui:md:end-6 ui:md:bottom-[calc(1.5rem+var(--ui-toast-lift,0px))] ui:md:w-96',
        className,
      )}
    >
      <div data-part="waiting" role="status" aria-atomic="false">
        <List>{toasts.filter((toast) => !isUrgent(toast)).map(show)}</List>
      </div>
      <div data-part="urgent" role="alert" aria-atomic="false">
        <List>{toasts.filter(isUrgent).map(show)}</List>
      </div>
    </section>
  );
}

function List({ children }: { children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <ul data-part="list" className="ui:flex ui:flex-col ui:gap-3">
      {children}
    </ul>
  );
}
