import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import type { SilenceWatch } from '@unmuted/api';
import { Card } from '@unmuted/ui/card';
import { VisuallyHidden } from '@unmuted/ui/visually-hidden';
import type { ReactNode } from 'react';
import { hearingProblem } from '#/components/silence/hearing-problem.messages.ts';
import { SilenceClock } from '#/components/silence/silence-clock.tsx';
import { verdictNames } from '#/components/silence/silence-words.messages.ts';
import { VerdictPill } from '#/components/silence/verdict-pill.tsx';
import { AgeSince, Timestamp } from '#/components/timestamp/timestamp.tsx';
import { LevelPanel } from '#/features/station/silence/level-panel.tsx';
import { useSilenceStation } from '#/features/station/silence/silence-context.ts';
import { useChannelCount } from '#/features/station/silence/use-levels.ts';
import { useFormats } from '#/i18n/use-formats.ts';

/** What is heard now, in words and as a level. */
export function NowCard({ watch }: { watch: SilenceWatch }) {
  const { t, i18n } = useWords();
  return (
    <Card asChild>
      <section
        aria-label={t`What is heard now`}
        className="grid grid-cols-[minmax(0,1fr)] md:grid-cols-[15rem_minmax(0,1fr)]"
      >
        <div className="flex flex-col border-border-soft p-4 max-md:border-b md:border-e md:px-5 md:py-6">
          <p className="text-13">
            <VerdictPill appearance="plain" verdict={watch.verdict} />
          </p>
          <VisuallyHidden role="status">{i18n._(verdictNames[watch.verdict])}</VisuallyHidden>
          <h2 className="mt-2 text-32 font-title tracking-32 text-balance wrap-anywhere lg:text-40">
            <Finding watch={watch} />
          </h2>
          <p className="mt-1 text-fg-muted">
            <Explanation watch={watch} />
          </p>
          <Facts watch={watch} />
        </div>
        <LevelPanel watch={watch} />
      </section>
    </Card>
  );
}

/** The verdict in large words. */
function Finding({ watch: { verdict, since } }: { watch: SilenceWatch }) {
  const { i18n } = useLingui();
  const channels = useChannelCount();
  if (verdict === 'on_air')
    return channels === 1 ? <Trans>Sound is on air</Trans> : <Trans>Sound on both sides</Trans>;
  const name = i18n._(verdictNames[verdict]);
  if (since === null || verdict === 'waiting' || verdict === 'off') return name;
  return (
    <Trans>
      {name} for <SilenceClock since={since} />
    </Trans>
  );
}

function Explanation({ watch }: { watch: SilenceWatch }) {
  const { i18n } = useLingui();
  const { timeZone } = useSilenceStation();
  const { verdict, capability, problem, lastIncidentEndedAt } = watch;
  const reason = problem === null ? null : hearingProblem(i18n, problem);
  switch (verdict) {
    case 'on_air':
      return lastIncidentEndedAt === null ? (
        <Trans>No alarm was raised so far.</Trans>
      ) : (
        <Trans>
          Nothing silent since <Timestamp at={lastIncidentEndedAt} timeZone={timeZone} />.
        </Trans>
      );
    case 'quiet':
      return <Trans>Below the threshold, but not for long enough to raise an alarm.</Trans>;
    case 'cannot_check':
      return (
        <>
          {capability === 'none' ? (
            <Trans>This codec can’t be decoded here, so that silence isn’t recognized.</Trans>
          ) : (
            reason
          )}{' '}
          <Trans>It doesn’t count as silence.</Trans>
        </>
      );
    case 'waiting':
      return reason ?? <Trans>The first result follows within seconds.</Trans>;
    case 'off':
      return <Trans>Silence detection is off.</Trans>;
    case 'off_air':
      return reason ?? <Trans>The stream’s server sends no audio.</Trans>;
    default:
      return <ListenersHearIt listeners={watch.listeners} />;
  }
}

function ListenersHearIt({ listeners }: { listeners: number | null }) {
  const formats = useFormats();
  if (listeners === null) return <Trans>Whoever listens hears it now.</Trans>;
  const count = formats.number(listeners);
  return <Trans>Listeners who hear it now: {count}</Trans>;
}

/** Truncated, so that a station with a short silence never shows 100 %. */
export function useShareText(): (share: number | null) => string {
  const formats = useFormats();
  return (share) =>
    share === null
      ? '–'
      : formats.percent(Math.floor(share * 10_000) / 10_000, {
          minimumFractionDigits: 2,
          maximumFractionDigits: 2,
        });
}

function Facts({ watch: { uptime, checker, checkedAt, codec, capability } }: { watch: SilenceWatch }) {
  const shareText = useShareText();
  return (
    <dl className="mt-auto grid gap-1 pt-5 text-13">
      <Fact term={<Trans>With sound, 24 h</Trans>}>{shareText(uptime.day)}</Fact>
      <Fact term={<Trans>7 d</Trans>}>{shareText(uptime.week)}</Fact>
      <Fact term={<Trans>30 d</Trans>}>{shareText(uptime.month)}</Fact>
      {checker !== null && (
        <Fact term={<Trans>Checked by</Trans>}>
          <bdi>{checker}</bdi>
        </Fact>
      )}
      {checker === null && checkedAt !== null && (
        <Fact term={<Trans>Last check</Trans>}>
          <Trans>
            <AgeSince at={checkedAt} /> ago
          </Trans>
        </Fact>
      )}
      {codec !== null && (
        <Fact term={<Trans>Codec</Trans>}>
          <span className="uppercase">{codec}</span>
          {capability === 'base' && (
            <span className="block font-normal text-fg-muted">
              <Trans>base layer only</Trans>
            </span>
          )}
        </Fact>
      )}
    </dl>
  );
}

function Fact({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-fg-muted">{term}</dt>
      <dd className="min-w-0 text-end font-medium tabular-nums wrap-anywhere">{children}</dd>
    </div>
  );
}
