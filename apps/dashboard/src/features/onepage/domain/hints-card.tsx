import { Trans } from '@lingui/react/macro';
import type { DomainHint, SiteDomain } from '@unmuted/api';
import { Card, CardHeader } from '@unmuted/ui/card';
import { type ReactNode, useId } from 'react';

export interface HintsCardProps {
  domain: SiteDomain;
  target: string;
}

/** What the owner of a domain should know, though it prevents no verification. Renders nothing without hints. */
export function HintsCard({ domain: { hints }, target }: HintsCardProps) {
  const titleId = useId();
  if (hints.length === 0) return null;
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <CardHeader
          description={<Trans>None of this prevents the domain from being verified.</Trans>}
          title={
            <span id={titleId}>
              <Trans>Good to know</Trans>
            </span>
          }
        />
        <ul className="mt-2 grid divide-y divide-border-soft border-t border-border-soft">
          {hints.map((hint) => (
            <li className="grid gap-1 p-4 wrap-anywhere md:px-6" key={hint.code}>
              <Hint hint={hint} target={target} />
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}

function Hint({ hint, target }: { hint: DomainHint; target: string }) {
  const { code, name } = hint;
  const needed = <code dir="ltr">{hint.needed ?? target}</code>;
  const values = hint.values.join(code === 'cname_chain' ? ' → ' : ', ');
  const domain = <bdi dir="ltr">{name}</bdi>;
  if (code === 'caa_blocks')
    return (
      <Text title={<Trans>A CAA record stops our certificate authority</Trans>} values={values}>
        <Trans>
          The CAA records of {domain} say who may issue certificates for it, and ours may not. Without a
          certificate browsers warn your visitors. Add a CAA record with the value {needed}, or remove the CAA
          records.
        </Trans>
      </Text>
    );
  if (code === 'cname_chain')
    return (
      <Text title={<Trans>The domain leads here through other names</Trans>} values={values}>
        <Trans>
          It works. But if one of these names changes, visitors no longer reach your site. A CNAME straight to{' '}
          {needed} is safer.
        </Trans>
      </Text>
    );
  if (code === 'apex_cname')
    return (
      <Text title={<Trans>A CNAME hides the other records of the domain</Trans>} values={values}>
        <Trans>
          Mail to {domain} may get lost, because a CNAME at the top of a domain replaces its mail records too.
          An ALIAS or ANAME record with the value {needed} does not, if your provider has it.
        </Trans>
      </Text>
    );
  return (
    <Text title={<Trans>Another service can get certificates for this domain</Trans>} values={values}>
      <Trans>
        {domain} leads to another service, probably an earlier host. It does not disturb your site. Remove
        that record if you no longer use the service.
      </Trans>
    </Text>
  );
}

interface TextProps {
  title: ReactNode;
  /** Of the records. */
  values: string;
  children: ReactNode;
}

function Text({ title, values, children }: TextProps) {
  return (
    <>
      <h3 className="font-medium">{title}</h3>
      <p className="max-w-prose text-13 text-fg-muted">{children}</p>
      <code className="text-13" dir="ltr">
        {values}
      </code>
    </>
  );
}
