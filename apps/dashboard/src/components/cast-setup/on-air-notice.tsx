import { Trans, useLingui } from '@lingui/react/macro';
import type { ApiClients, CastOverview } from '@unmuted/api';
import { Card } from '@unmuted/ui/card';
import { firstHourOf, stepsOf } from '#/components/cast-setup/cast-setup.ts';
import { DismissButton } from '#/components/cast-setup/dismiss-button.tsx';
import { SetupSteps } from '#/components/cast-setup/setup-steps.tsx';
import { CastStatus } from '#/components/cast-status/cast-status.tsx';
import { CopyButton } from '#/components/copy-button/copy-button.tsx';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';

export interface OnAirNoticeProps {
  api: ApiClients;
  overview: CastOverview;
  timeZone: string | undefined;
}

const stepsShown = 3;

/** The first source of a cast: the address to share and the next steps. */
export function OnAirNotice({ api, overview, timeZone }: OnAirNoticeProps) {
  const { t } = useLingui();
  const { name, now } = overview;
  const since = firstHourOf(overview);
  const next = stepsOf(overview).filter(({ isDone }) => !isDone);
  return (
    <Card asChild>
      <section aria-label={t`You are on air`}>
        <div className="flex gap-3 p-(--card-pad)">
          <div className="min-w-0 flex-1">
            <CastStatus state="live" />
            <h2 className="mt-3 text-24 font-title tracking-24 text-balance md:text-32 md:tracking-32">
              <Trans>You are on air: share this link</Trans>
            </h2>
            {since !== null && (
              <p className="mt-1 text-fg-muted wrap-anywhere">
                <Trans>
                  {name} connected for the first time at <Timestamp at={since} timeZone={timeZone} />. Anyone
                  with this link can listen.
                </Trans>
              </p>
            )}
            <ShareAddress overview={overview} />
          </div>
          <DismissButton
            api={api}
            aria-label={t`Hide this message`}
            notice="on_air"
            username={now.username}
          />
        </div>
        {next.length > 0 && (
          <div className="border-t border-border-soft pt-4">
            <h3 className="px-(--card-pad) font-medium">
              <Trans>Next steps</Trans>
            </h3>
            <SetupSteps
              aria-label={t`Next steps`}
              steps={next.slice(0, stepsShown)}
              username={now.username}
            />
          </div>
        )}
      </section>
    </Card>
  );
}

/** The address of the primary stream, or of the first one that is on air. */
function ShareAddress({ overview: { name, now } }: Pick<OnAirNoticeProps, 'overview'>) {
  const { t } = useLingui();
  const onAir = now.streams.filter((stream) => stream.onAir === true && stream.listenUrl !== null);
  const url = (onAir.find(({ isPrimary }) => isPrimary) ?? onAir[0])?.listenUrl;
  if (!url) return null;
  return (
    <div className="mt-4 flex max-w-160 items-center rounded-control border border-border-strong bg-surface-sunken ps-3">
      <span className="min-w-0 flex-1 py-2 font-mono text-13 wrap-anywhere select-all" dir="ltr">
        {url}
      </span>
      <CopyButton label={t`Copy the stream address of ${name}`} text={url} />
    </div>
  );
}
