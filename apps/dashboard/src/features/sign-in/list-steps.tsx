import { Trans } from '@lingui/react/macro';
import { ProgressSteps } from '@unmuted/ui/progress-steps';
import { useAuthView } from '#/session/auth-context.tsx';

/** The four lists that load one after another before a customer's sign-in is finished. */
export function ListSteps() {
  const { state, progress } = useAuthView();
  const isUnderWay = state === 'pending' || state === 'authenticated';
  if (!progress || !isUnderWay) return null;
  return (
    <ProgressSteps
      steps={[
        { id: 'products', label: <Trans>Products</Trans>, state: progress.products },
        { id: 'onePage', label: <Trans>Sites</Trans>, state: progress.onePage },
        { id: 'alexa', label: <Trans>Skills</Trans>, state: progress.alexa },
        { id: 'mobileApps', label: <Trans>Apps</Trans>, state: progress.mobileApps },
      ]}
      title={<Trans>Signing in</Trans>}
    />
  );
}
