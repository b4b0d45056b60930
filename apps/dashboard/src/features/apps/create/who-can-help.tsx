import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import type { AppStepName } from '@unmuted/api/contract';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { useId } from 'react';
import { CopyButton } from '#/components/copy-button/copy-button.tsx';
import { SupportLink } from '#/components/help/support-link.tsx';
import { stepTexts } from '#/features/apps/create/steps.messages.tsx';
import { useApp } from '#/features/apps/shell/use-app.ts';

/** Who knows the answers of a step, and how to reach them. */
export function WhoCanHelp({ step }: { step: AppStepName }) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const titleId = useId();
  const { id } = useApp();
  const router = useRouter();
  const supportUrl = useRouteContext({ from: '__root__', select: ({ config }) => config.supportUrl });
  const { href } = router.buildLocation({ to: '/apps/android/create/$id', params: { id }, search: { step } });
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <CardHeader
          title={
            <span id={titleId}>
              <Trans>Who can help</Trans>
            </span>
          }
        />
        <CardBody className="grid gap-3 text-13 text-fg-muted">
          <p className="text-14 text-fg">{i18n._(stepTexts[step].helper)}</p>
          <p className="flex items-center justify-between gap-2">
            <Trans>Send them this step. They need a sign-in to your account.</Trans>
            <CopyButton label={t`Copy the link to this step`} text={`${router.origin ?? ''}${href}`} />
          </p>
          {supportUrl !== null && (
            <p className="flex flex-wrap items-center justify-between gap-2">
              <Trans>Or ask us.</Trans>
              <SupportLink href={supportUrl} size="sm" />
            </p>
          )}
        </CardBody>
      </section>
    </Card>
  );
}
