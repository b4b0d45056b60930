import { useLingui } from '@lingui/react/macro';
import type { SiteDomain } from '@unmuted/api';
import { wrongRecords } from '#/features/onepage/domain/domain-records.ts';
import { type DomainStep, useRecordStep } from '#/features/onepage/domain/use-record-step.ts';
import { useZoneSteps } from '#/features/onepage/domain/use-zone-steps.ts';

/** What its owner does so that a domain works; empty if there is nothing to do. */
export function useDomainSteps(domain: SiteDomain, target: string): DomainStep[] {
  const { t } = useLingui();
  const stepOf = useRecordStep(target);
  const zoneSteps = useZoneSteps(domain);
  const { problem, state } = domain;
  if (state === 'verified' && zoneSteps.length === 0) return [];
  const wait = {
    title: t`Wait. We do the rest`,
    detail: t`We check every 30 s for the first 10 min, then every hour for 7 days.`,
  };
  if (problem === 'in_use' || problem === 'suffix' || problem === 'shared_host') return zoneSteps;
  // What the records are is unknown until these answer.
  if (problem === 'zone_unavailable' || problem === 'dnssec_bogus') return [...zoneSteps, wait];
  return [...zoneSteps, ...wrongRecords(domain).map((record) => stepOf(record, domain)), wait];
}
