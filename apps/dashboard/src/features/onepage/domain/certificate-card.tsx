import { Trans } from '@lingui/react/macro';
import type { SiteCertificate } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { Card, CardHeader } from '@unmuted/ui/card';
import { DescriptionItem, DescriptionList } from '@unmuted/ui/description-list';
import { StatusPill, type StatusPillProps } from '@unmuted/ui/status-pill';
import { useId } from 'react';
import { useCertificateProblem } from '#/features/onepage/domain/use-certificate-problem.ts';
import { useFormats } from '#/i18n/use-formats.ts';

const looks: Record<SiteCertificate['state'], StatusPillProps['status']> = {
  waiting: 'pending',
  issued: 'passed',
  problem: 'failed',
};

/** The certificate of a domain: who issued it, how long it is valid, and why there is none. */
export function CertificateCard({ certificate }: { certificate: SiteCertificate }) {
  const titleId = useId();
  const formats = useFormats();
  const { state, issuer, issuedAt, expiresAt, nextTryAt, problem } = certificate;
  const names: Record<SiteCertificate['state'], React.ReactNode> = {
    waiting: <Trans>Requested</Trans>,
    issued: <Trans>Valid</Trans>,
    problem: <Trans>Not issued</Trans>,
  };
  const day = (moment: string) => formats.date(new Date(moment));
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <CardHeader
          actions={<StatusPill status={looks[state]}>{names[state]}</StatusPill>}
          description={<Trans>It makes the site open over https, without a warning of the browser.</Trans>}
          title={
            <span id={titleId}>
              <Trans>Certificate</Trans>
            </span>
          }
        />
        <div className="grid gap-4 p-4 md:px-6">
          {problem !== null && <Problem certificate={certificate} />}
          <DescriptionList>
            {issuer !== null && (
              <DescriptionItem term={<Trans>Issued by</Trans>}>
                <bdi>{issuer}</bdi>
              </DescriptionItem>
            )}
            {issuedAt !== null && (
              <DescriptionItem term={<Trans>Issued on</Trans>}>{day(issuedAt)}</DescriptionItem>
            )}
            {expiresAt !== null && (
              <DescriptionItem term={<Trans>Valid until</Trans>}>{day(expiresAt)}</DescriptionItem>
            )}
            {state === 'issued' && problem === null ? (
              <DescriptionItem term={<Trans>Renewed automatically on</Trans>}>
                {day(nextTryAt)}
              </DescriptionItem>
            ) : (
              <DescriptionItem term={state === 'waiting' ? <Trans>Expected</Trans> : <Trans>Next try</Trans>}>
                {state === 'waiting' ? (
                  <Trans>Usually within a minute</Trans>
                ) : (
                  formats.dateTime(new Date(nextTryAt))
                )}
              </DescriptionItem>
            )}
          </DescriptionList>
        </div>
      </section>
    </Card>
  );
}

/** Why it was not issued or renewed, in our words and in those of the authority. */
function Problem({ certificate: { state, problem, detail } }: { certificate: SiteCertificate }) {
  const explain = useCertificateProblem();
  const title =
    state === 'issued' ? <Trans>It could not be renewed yet</Trans> : <Trans>It could not be issued</Trans>;
  return (
    <Alert silent title={title} tone={state === 'issued' ? 'warning' : 'danger'}>
      <p>{explain(problem)}</p>
      {detail !== null && (
        <details className="pt-2 text-13">
          <summary className="min-h-control content-center">
            <Trans>What the certificate authority said</Trans>
          </summary>
          <code className="wrap-anywhere" dir="ltr" lang="en">
            {detail}
          </code>
        </details>
      )}
    </Alert>
  );
}
