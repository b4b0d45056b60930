import { Trans, useLingui } from '@lingui/react/macro';
import type { SiteDomain } from '@unmuted/api';
import { Card } from '@unmuted/ui/card';
import { UiLabelProvider } from '@unmuted/ui/provider';
import { Stepper, type StepperStep } from '@unmuted/ui/stepper';
import { useMemo } from 'react';
import { useTimeLeft } from '#/components/countdown/countdown.tsx';
import { CheckNowButton } from '#/features/onepage/domain/check-now-button.tsx';
import { isRouted, isVerified } from '#/features/onepage/domain/domain-records.ts';
import { useDomainFinding } from '#/features/onepage/domain/use-domain-finding.ts';
import { useSite } from '#/features/onepage/shell/use-site.ts';
import { wizardMessages } from '#/i18n/messages/wizard.messages.ts';
import { useFormats } from '#/i18n/use-formats.ts';
import { inOwnScript } from '#/lib/idn.ts';
import { serverClock } from '#/lib/server-clock.ts';
import { usePresent } from '#/lib/use-now.ts';

export interface DomainCardProps {
  domain: SiteDomain;
  isPublic: boolean;
}

/** What was found about a domain, when it is checked again, and how far it is. */
export function DomainCard({ domain, isPublic }: DomainCardProps) {
  const { canEdit } = useSite();
  const { headline, explanation } = useDomainFinding(domain, isPublic);
  const name = inOwnScript(domain.domain);
  return (
    <Card asChild>
      <section aria-label={name}>
        <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid content-start gap-2 border-border-soft p-4 max-lg:border-b md:p-6 lg:border-e">
            <p className="text-13 wrap-anywhere">
              <bdi>{name}</bdi>
              {name !== domain.domain && (
                <code className="block text-12 text-fg-muted" dir="ltr">
                  {domain.domain}
                </code>
              )}
            </p>
            <h2 className="text-24 font-semibold tracking-tight text-balance md:text-30">{headline}</h2>
            <p className="max-w-prose text-fg-muted">{explanation}</p>
          </div>
          <div className="grid content-center justify-items-start gap-3 p-4 md:p-6">
            <Timing domain={domain} />
            {canEdit && <CheckNowButton domain={domain} />}
          </div>
        </div>
        <div className="border-t border-border-soft p-4 md:px-6">
          <Progress domain={domain} isPublic={isPublic} />
        </div>
      </section>
    </Card>
  );
}

/** When resolvers forget what they found, if known, and when DNS is asked again. */
function Timing({ domain: { ttlS, checkedAt, nextCheckAt, problem } }: Pick<DomainCardProps, 'domain'>) {
  const formats = useFormats();
  const forgotten = ttlS !== null && checkedAt !== null ? Date.parse(checkedAt) + ttlS * 1_000 : null;
  const isRelevant = usePresent((now) => forgotten !== null && problem !== null && forgotten > now);
  const isAhead = usePresent((now) => Date.parse(nextCheckAt) > now);
  const duration = ttlS === null ? '' : formats.duration(ttlS);
  return (
    <div className="grid gap-1">
      {forgotten !== null && isRelevant && (
        <>
          <p className="text-13 text-fg-muted">
            <Trans>Change it now, and it is found by</Trans>
          </p>
          <p className="text-30 font-semibold tracking-tight tabular-nums">
            {formats.time(new Date(forgotten))}
          </p>
          <p className="text-13 text-fg-muted">
            <Trans>The old records are cached for {duration} (TTL).</Trans>
          </p>
        </>
      )}
      <p className="text-13 text-fg-muted tabular-nums">
        {isAhead ? <NextCheck at={nextCheckAt} /> : <Trans>Being checked</Trans>}
      </p>
    </div>
  );
}

function NextCheck({ at }: { at: string }) {
  // The countdown is by the browser's clock.
  const wait = useTimeLeft(Date.parse(at) - (serverClock.now() - Date.now()));
  return <Trans>Next check in {wait}</Trans>;
}

function Progress({ domain, isPublic }: DomainCardProps) {
  const { t, i18n } = useLingui();
  const groups = useMemo(() => ({ wizard: wizardMessages(i18n) }), [i18n]);
  const formats = useFormats();
  const { addedAt, verifiedAt, problem, state, checkedAt, certificate } = domain;
  const routed = isRouted(domain);
  const isWrong = state === 'problem' && !routed;
  const works = isVerified(domain);
  const isProofWrong = !works && (problem === 'proof_mismatch' || problem === 'in_use');
  const found: StepperStep = {
    id: 'found',
    title: t`DNS found`,
    state: isWrong ? 'error' : routed && checkedAt !== null ? 'done' : 'upcoming',
    description: isWrong
      ? t`Leads elsewhere`
      : routed && checkedAt !== null
        ? t`Leads to your site`
        : t`No record yet`,
  };
  const verified: StepperStep = {
    id: 'verified',
    title: t`Verified`,
    state: works ? 'done' : isProofWrong ? 'error' : 'upcoming',
    description:
      verifiedAt !== null
        ? formats.date(new Date(verifiedAt))
        : problem === 'in_use'
          ? t`Belongs to another site`
          : t`By both records`,
  };
  const isUnreachable = works && (problem === 'dnssec_bogus' || problem === 'zone_unavailable');
  const isReady = works && isPublic && !isWrong && (!certificate || certificate.state === 'issued');
  const isLive = isReady && !isUnreachable;
  const secured = useCertificateStep(certificate);
  const steps: StepperStep[] = [
    { id: 'added', title: t`Added`, state: 'done', description: formats.date(new Date(addedAt)) },
    found,
    verified,
    ...(secured ? [secured] : []),
    {
      id: 'live',
      title: t({ message: 'Live', context: 'a domain' }),
      state: isLive ? 'done' : isUnreachable ? 'error' : 'upcoming',
      description: isUnreachable
        ? t`Visitors cannot reach it`
        : isLive
          ? t`Visitors see your site`
          : works && !isPublic
            ? t`Once the site is published`
            : works
              ? t`Once it has a certificate`
              : t`Once it is verified`,
    },
  ];
  const current = steps.find((step) => step.state !== 'done')?.id;
  return (
    <UiLabelProvider groups={groups}>
      <Stepper aria-label={t`Progress of the domain`} current={current} steps={steps} />
    </UiLabelProvider>
  );
}

/** How far the certificate of a domain is; undefined where this server requests none. */
function useCertificateStep(certificate: SiteDomain['certificate']): StepperStep | undefined {
  const { t } = useLingui();
  const formats = useFormats();
  if (!certificate) return undefined;
  const { state, expiresAt } = certificate;
  const until = expiresAt === null ? '' : formats.date(new Date(expiresAt));
  return {
    id: 'certificate',
    title: t`Certificate`,
    state: state === 'issued' ? 'done' : state === 'problem' ? 'error' : 'upcoming',
    description:
      state === 'issued' ? t`Valid until ${until}` : state === 'problem' ? t`Not issued` : t`Being requested`,
  };
}
