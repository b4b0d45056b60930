import { useLingui } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ApiClients, Team } from '@unmuted/api';
import { Link as TextLink } from '@unmuted/ui/link';
import { Switch } from '@unmuted/ui/switch';
import { changeTeamSettings } from '#/data/team/team.queries.ts';
import { errorText } from '#/i18n/notice.messages.ts';

export interface SecondStepRuleProps {
  api: ApiClients;
  team: Team;
  canManage: boolean;
  ownUsername: string;
}

/** Whether all staff must use two-step sign-in; says whom it affects. */
export function SecondStepRule({
  api,
  team: { members, settings },
  canManage,
  ownUsername,
}: SecondStepRuleProps) {
  const { i18n } = useLingui();
  const { mutate, error, isPending } = useMutation(changeTeamSettings(api));
  const count = members.filter(
    ({ hasSecondStep, disabledAt }) => !hasSecondStep && disabledAt === null,
  ).length;
  const { requiresSecondStep, version } = settings;
  // Who requires it of everyone must have it: the server refuses anything else.
  const isMissing =
    canManage &&
    !requiresSecondStep &&
    members.some(({ username, hasSecondStep }) => username === ownUsername && !hasSecondStep);
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
        disabled={!canManage || isPending || isMissing}
        error={error ? errorText(i18n, error) : undefined}
        label={<Trans>Require two-step sign-in of all staff</Trans>}
        onChange={({ currentTarget }) => mutate({ version, requiresSecondStep: currentTarget.checked })}
      />
      {isMissing && (
        <p className="mt-2 text-13 text-fg-muted">
          <Trans>To require it of everyone, set it up for your own account first.</Trans>{' '}
          <TextLink asChild className="touch-target">
            <Link to="/admin/settings/account/second-step">
              <Trans>Set up two-step sign-in</Trans>
            </Link>
          </TextLink>
        </p>
      )}
    </div>
  );
}
