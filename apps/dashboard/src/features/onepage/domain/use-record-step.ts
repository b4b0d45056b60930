import { useLingui } from '@lingui/react/macro';
import type { DomainRecord, SiteDomain } from '@unmuted/api';
import { otherValues, resultOf } from '#/features/onepage/domain/domain-records.ts';

/** One thing to do, in words. */
export interface DomainStep {
  title: string;
  detail: string;
}

/** What to do with one record. */
export function useRecordStep(target: string) {
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
      if (problem === 'addresses_without_cname' || problem === 'proxied')
        return {
          title: t`Replace the A and AAAA records of “${name}” by a CNAME`,
          detail: t`Its value is ${target}.`,
        };
      if (problem === 'wildcard_answers')
        return {
          title: t`Add a CNAME for “${name}”`,
          detail: t`Its value is ${target}. The wildcard can stay: it keeps answering for other names.`,
        };
      // Of a chain, only the first is a record of this name.
      const first = record.found?.[0] ?? '';
      if (result === 'change')
        return { title: t`Change the CNAME of “${name}”`, detail: t`From ${first} to ${target}` };
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
