import { Trans, useLingui } from '@lingui/react/macro';
import type { SiteDomain } from '@unmuted/api';
import { Card, CardHeader } from '@unmuted/ui/card';
import { Link } from '@unmuted/ui/link';
import { useId } from 'react';
import { useDomainSteps } from '#/features/onepage/domain/use-domain-steps.ts';
import type { DomainStep } from '#/features/onepage/domain/use-record-step.ts';
import { inOwnScript } from '#/lib/idn.ts';

export interface StepsCardProps {
  domain: SiteDomain;
  target: string;
}

/** What to do so that a domain works, in words. Renders nothing for one that works. */
export function StepsCard({ domain, target }: StepsCardProps) {
  const titleId = useId();
  const steps = useDomainSteps(domain, target);
  const { nameServers } = domain;
  const servers = nameServers.join(', ');
  if (steps.length === 0) return null;
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <CardHeader
          description={
            nameServers.length > 0 ? (
              <Trans>
                The records are edited where the name servers are: <bdi dir="ltr">{servers}</bdi>
              </Trans>
            ) : (
              <Trans>The records are edited at the provider of the domain.</Trans>
            )
          }
          title={
            <span id={titleId}>
              <Trans>What to do</Trans>
            </span>
          }
        />
        <ol className="mt-2 grid divide-y divide-border-soft border-t border-border-soft">
          {steps.map(({ title, detail }, index) => (
            <li className="flex gap-3 p-4 md:px-6" key={title}>
              <span
                aria-hidden
                className="grid size-6 flex-none place-items-center rounded-full border border-border-strong text-12 font-medium tabular-nums"
              >
                {index + 1}
              </span>
              <span className="grid min-w-0 content-start gap-0.5 wrap-anywhere">
                <span className="font-medium">{title}</span>
                <span className="text-13 text-fg-muted">{detail}</span>
              </span>
            </li>
          ))}
        </ol>
        <div className="border-t border-border-soft p-4 md:px-6">
          <SendSteps domain={domain} steps={steps} />
        </div>
      </section>
    </Card>
  );
}

/** Opens an email with the steps, for the person who edits the records. */
function SendSteps({ domain: { domain, records }, steps }: { domain: SiteDomain; steps: DomainStep[] }) {
  const { t } = useLingui();
  const name = inOwnScript(domain);
  const subject = t`DNS records for ${name}`;
  const wanted = records
    .filter(({ isNeeded }) => isNeeded)
    .map(({ type, name: label, value }) => `${type}  ${label}  ${value}`);
  const numbered = steps.map(({ title, detail }, index) => `${index + 1}. ${title}\n   ${detail}`);
  const body = [...numbered, '', t`All records that are needed:`, ...wanted].join('\n');
  const href = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
  return (
    <Link href={href}>
      <Trans>Send the steps to somebody</Trans>
    </Link>
  );
}
