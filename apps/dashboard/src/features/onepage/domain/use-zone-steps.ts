import { useLingui } from '@lingui/react/macro';
import type { SiteDomain } from '@unmuted/api';
import type { DomainStep } from '#/features/onepage/domain/use-record-step.ts';
import { inOwnScript } from '#/lib/idn.ts';

/** What to do before, or instead of, changing records. */
export function useZoneSteps({ domain, problem, nameServers }: SiteDomain): DomainStep[] {
  const { t } = useLingui();
  const name = inOwnScript(domain);
  const servers = nameServers.join(', ');
  const useAnother = {
    title: t`Add a domain of your own`,
    detail: t`Register one with any registrar, and add it or a name below it, such as listen.example.com. Then remove “${name}” here.`,
  };
  switch (problem) {
    case 'in_use':
      return [
        {
          title: t`Find out which site uses the domain`,
          detail: t`It may be an older site of yours, or one of another account.`,
        },
        {
          title: t`Remove the domain there`,
          detail: t`Once it is removed, the next check verifies it here. The records need not change.`,
        },
      ];
    case 'domain_unregistered':
      return [
        {
          title: t`Check the spelling of “${name}”`,
          detail: t`If it is wrong, remove the domain here and add the right one.`,
        },
        {
          title: t`Register or renew the domain`,
          detail: t`At a registrar, where domains are bought. A new domain appears in DNS within a day.`,
        },
      ];
    case 'zone_unavailable':
      return [
        {
          title: t`Check the name servers at your registrar`,
          detail:
            servers === ''
              ? t`They must be those that your DNS provider tells you, and the domain must still exist there.`
              : t`They were ${servers}. They must be those that your DNS provider tells you, and the domain must still exist there.`,
        },
      ];
    case 'dnssec_bogus':
      return [
        {
          title: t`Renew the DS record at your registrar`,
          detail: t`Enter the DS record that your DNS provider shows for the domain. If it shows none, turn DNSSEC off at the registrar.`,
        },
      ];
    case 'suffix':
    case 'shared_host':
      return [useAnother];
    case 'proxied':
      return [
        {
          title: t`Turn the proxy off for “${name}”`,
          detail: t`At Cloudflare, edit the record of this name and set its proxy status to “DNS only” (grey cloud). If the domain is not at Cloudflare, the addresses are those of an earlier host.`,
        },
      ];
    default:
      return [];
  }
}
