import { useLingui } from '@lingui/react/macro';
import type { DomainRecord, SiteDomain } from '@unmuted/api';
import { otherValues, resultOf, wrongRecords } from '#/features/onepage/domain/domain-records.ts';

/** One thing to do, in words. */
export interface DomainStep {
  title: string;
  detail: string;
}

/** What its owner does so that a domain works; empty if there is nothing to do. */
export function useDomainSteps(domain: SiteDomain, target: string): DomainStep[] {
  const { t } = useLingui();
  const stepOf = useRecordStep(target);
  const { problem, state } = domain;
  if (state === 'verified') return [];
  if (problem === 'in_use')
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
  const steps = wrongRecords(domain).map((record) => stepOf(record, domain));
  const wait = {
    title: t`Wait. We do the rest`,
    detail: t`We check every 30 s for the first 10 min, then every hour for 7 days.`,
  };
  return [...steps, wait];
}

function useRecordStep(target: string) {
  const { t } = useLingui();
  return (record: DomainRecord, { problem }: SiteDomain): DomainStep => {
    const { type, name, value } = record;
    const result = resultOf(record, problem);
    const others = otherValues(record).join(', ');
    if (type === 'TXT') {
      if (result === 'change')
        return {
          title: t`Change the TXT record of “${name}”`,
          detail: t`Its value belongs to another account or to an earlier attempt. Replace it by ${value}.`,
        };
      return {
        title: t`Add a TXT record for “${name}”`,
        detail: t`Its value is ${value}. It proves that the domain is yours.`,
      };
    }
    if (result === 'remove')
      return {
        title: t`Remove the other records of “${name}”`,
        detail: t`Keep only ${value}. Remove ${others}.`,
      };
    if (type === 'CNAME') {
      if (problem === 'addresses_without_cname')
        return {
          title: t`Replace the A and AAAA records of “${name}” by a CNAME`,
          detail: t`Its value is ${target}. If a proxy answers for this name, turn it off: it hides the CNAME.`,
        };
      if (result === 'change')
        return { title: t`Change the CNAME of “${name}”`, detail: t`From ${others} to ${target}` };
      return { title: t`Add a CNAME for “${name}”`, detail: t`Its value is ${target}.` };
    }
    if (result === 'change')
      return { title: t`Change the ${type} record of “${name}”`, detail: t`From ${others} to ${value}` };
    return {
      title: t`Add the ${type} record ${value} for “${name}”`,
      detail: t`An ALIAS or ANAME record with the value ${target} is as good, if your provider has it.`,
    };
  };
}
