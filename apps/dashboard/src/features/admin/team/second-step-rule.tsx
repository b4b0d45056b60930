import { useLingui } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { ApiClients, Team } from '@unmuted/api';
import { Switch } from '@unmuted/ui/switch';
import { changeTeamSettings } from '#/data/team/team.queries.ts';
import { errorText } from '#/i18n/notice.messages.ts';

export interface SecondStepRuleProps {
  api: ApiClients;
  team: Team;
  canManage: boolean;
}

/** Whether all staff must use two-step sign-in; says whom it affects. */
export function SecondStepRule({ api, team: { members, settings }, canManage }: SecondStepRuleProps) {
  const { i18n } = useLingui();
  const { mutate, error, isPending } = useMutation(changeTeamSettings(api));
  const count = members.filter(
    ({ hasSecondStep, disabledAt }) => !hasSecondStep && disabledAt === null,
  ).length;
  const { requiresSecondStep, version } = settings;
  return (
    <div className="border-t border-border-soft px-(--card-pad) py-4">
      <Switch
        checked={requiresSecondStep}
        description={
          <>
            <Plural
              _0="Everyone has set it up already."
              one="One person must set it up before doing anything else."
              other="# people must set it up before doing anything else."
              value={count}
            />{' '}
            <Trans>Nobody is signed out.</Trans>
          </>
        }
        disabled={!canManage || isPending}
        error={error ? errorText(i18n, error) : undefined}
        label={<Trans>Require two-step sign-in of all staff</Trans>}
        onChange={({ currentTarget }) => mutate({ version, requiresSecondStep: currentTarget.checked })}
      />
    </div>
  );
}
