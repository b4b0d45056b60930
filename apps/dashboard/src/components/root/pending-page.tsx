import { useLingui } from '@lingui/react/macro';

/** Default page skeleton; screens can provide their own. */
export function PendingPage() {
  const { t } = useLingui();
  return (
    <div
      aria-label={t`Loading`}
      className="mx-auto grid w-full max-w-content gap-6 max-md:px-4"
      role="status"
    >
      <div className="h-8 w-40 rounded-control bg-fill-hover" />
      <div className="h-dvh rounded-card bg-fill-hover" />
    </div>
  );
}
