import { Trans } from '@lingui/react/macro';
import type { GeoLock, GeoSimulationResult } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { CardBody } from '@unmuted/ui/card';
import { ShieldCheckIcon } from '@unmuted/ui/icons';
import { Switch } from '@unmuted/ui/switch';
import type { ReactNode } from 'react';
import { CallFailure } from '#/components/form/call-failure.tsx';
import type { FormFailure } from '#/components/form/use-submit.ts';
import type { RulesDraft } from '#/features/cast/geoblocking/rules.schema.ts';
import { RulesSummary } from '#/features/cast/geoblocking/rules-summary.tsx';
import { useCountryName } from '#/features/cast/listeners/listener.messages.tsx';

export interface GeoblockingHeaderProps {
  draft: RulesDraft;
  lock: GeoLock;
  /** Undefined while unknown. */
  impact: GeoSimulationResult['impact'] | undefined;
  failure: FormFailure | null;
  /** Opens the history. */
  history: ReactNode;
  isFixed: boolean;
  onChange: (part: Partial<RulesDraft>) => void;
}

/** Summarizes the rules, their status and the notices to read before saving. */
export function GeoblockingHeader({
  draft,
  lock,
  impact,
  failure,
  history,
  isFixed,
  onChange,
}: GeoblockingHeaderProps) {
  const nameOf = useCountryName();
  const yours = nameOf(impact?.callerCountry ?? null);
  return (
    <CardBody className="grid gap-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <span
          aria-hidden="true"
          className="grid size-8 flex-none place-items-center rounded-control bg-fill text-fg-muted"
        >
          <ShieldCheckIcon />
        </span>
        <RulesSummary draft={draft} denyStatus={lock.denyStatus} />
        <Switch
          checked={draft.enabled}
          disabled={isFixed}
          label={<Trans>Restrict by country</Trans>}
          onChange={({ currentTarget }) => onChange({ enabled: currentTarget.checked })}
        />
        {history}
      </div>
      {impact?.refusesCaller === true && (
        <Alert tone="warning" title={<Trans>These rules block {yours}, your current location</Trans>}>
          <Trans>You would no longer be able to listen from your current location.</Trans>
        </Alert>
      )}
      {failure && <CallFailure reason={failure.error} />}
    </CardBody>
  );
}
