import { Trans, useLingui } from '@lingui/react/macro';
import type { ApiClients, CastOverview } from '@unmuted/api';
import { Card, CardHeader } from '@unmuted/ui/card';
import { Progress } from '@unmuted/ui/progress';
import { stepsOf } from '#/components/cast-setup/cast-setup.ts';
import { DismissButton } from '#/components/cast-setup/dismiss-button.tsx';
import { SetupSteps } from '#/components/cast-setup/setup-steps.tsx';
import { useFormats } from '#/i18n/use-formats.ts';

export interface SetupChecklistProps {
  api: ApiClients;
  overview: CastOverview;
}

/** The steps of setting up a new cast, filled in from its data. */
export function SetupChecklist({ api, overview }: SetupChecklistProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const { username } = overview.now;
  const steps = stepsOf(overview);
  const doneCount = steps.filter(({ isDone }) => isDone).length;
  const done = formats.number(doneCount);
  const total = formats.number(steps.length);
  const progress = t`${done} of ${total} done`;
  return (
    <Card asChild>
      <section aria-label={t`Set up your cast`}>
        <CardHeader
          actions={
            <DismissButton
              api={api}
              aria-label={t`Hide these steps`}
              notice="checklist"
              username={username}
            />
          }
          description={progress}
          title={<Trans>Set up your cast</Trans>}
        />
        <div className="px-(--card-pad) pt-3">
          <Progress
            hideLabel
            label={t`Set up your cast`}
            max={steps.length}
            value={doneCount}
            valueText={progress}
          />
        </div>
        <SetupSteps aria-label={t`Set up your cast`} steps={steps} username={username} />
      </section>
    </Card>
  );
}
