import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { useNotifier } from '#/lib/notifier-context.tsx';

/** What the app has to tell, newest last; read out as it appears. */
export function Notifications() {
  const { t } = useLingui();
  const notifier = useNotifier();
  const shown = useSyncExternalStore(notifier.subscribe, notifier.get);
  return (
    <section
      aria-label={t`Notifications`}
      className="fixed inset-e-4 bottom-4 z-50 grid w-80 max-w-full gap-2"
    >
      {shown.map(({ id, tone, title, text }) => (
        <div
          key={id}
          role={tone === 'error' ? 'alert' : 'status'}
          className="rounded-card border border-float-border bg-float p-4 text-fg shadow-float"
        >
          <p className="font-semibold">{title}</p>
          <p className="text-fg-muted">{text}</p>
          <button type="button" className="mt-2 underline" onClick={() => notifier.dismiss(id)}>
            {t`Dismiss`}
          </button>
        </div>
      ))}
    </section>
  );
}
