import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { Site } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { siteKeys } from '#/data/sites/site-keys.ts';
import type { SiteContextValue } from '#/features/onepage/shell/use-site.ts';

/** Changes in the editor could not be saved, so that the act would miss them. */
class NotSavedError extends Error {
  override readonly name = 'NotSavedError';
}

/** Waits until the editor has saved, then calls with the version of the draft. */
export function useSavedDraft({ gate, username }: Pick<SiteContextValue, 'gate' | 'username'>) {
  const client = useQueryClient();
  return async <Result,>(act: (version: number) => Promise<Result>): Promise<Result> => {
    if (!(await gate.flush())) throw new NotSavedError();
    return act(client.getQueryData<Site>(siteKeys.one(username))?.version ?? 0);
  };
}

/** Why an act on the draft failed. */
export function DraftActFailure({ reason }: { reason: unknown }) {
  if (!(reason instanceof NotSavedError)) return <CallFailure reason={reason} />;
  return (
    <Alert title={<Trans>Your last changes are not saved</Trans>} tone="danger">
      <Trans>Close this and correct or save them first.</Trans>
    </Alert>
  );
}
