import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Card } from '@unmuted/ui/card';
import { Skeleton } from '@unmuted/ui/skeleton';
import { Spinner } from '@unmuted/ui/spinner';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { silenceCalibrationQuery } from '#/data/silence/silence.queries.ts';
import { LoudnessChart } from '#/features/station/silence/loudness-chart.tsx';
import { OtherSettings, Suggestion } from '#/features/station/silence/other-settings.tsx';
import { useSilenceStation } from '#/features/station/silence/silence-context.ts';
import { ThresholdFields } from '#/features/station/silence/threshold-fields.tsx';
import { TrialAlarms } from '#/features/station/silence/trial-alarms.tsx';
import type { SilenceForm } from '#/features/station/silence/use-silence-form.tsx';
import { type Trial, useTrial } from '#/features/station/silence/use-trial.ts';
import { errorText } from '#/i18n/notice.messages.ts';

/** Threshold and times, tried on what was recorded within a week. */
export function CalibrateCard({ form }: { form: SilenceForm }) {
  const { t } = useWords();
  const { api, id, isFixed } = useSilenceStation();
  const calibration = useQuery(silenceCalibrationQuery(api, id));
  const trial = useTrial(form.draft);
  const parts = { form, isFixed };
  return (
    <Card asChild>
      <section
        aria-label={t`Threshold`}
        className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_20rem]"
      >
        <div className="grid min-w-0 content-start gap-5 p-(--card-pad)">
          <QueryContent
            failedTitle={<Trans>Couldn’t load the loudness of the week</Trans>}
            query={calibration}
            skeleton={<Skeleton height={290} shape="tile" />}
          >
            {(data) => <LoudnessChart {...parts} calibration={data} trial={trial} />}
          </QueryContent>
          <ThresholdFields {...parts} />
        </div>
        <div className="flex min-w-0 flex-col border-border-soft max-lg:border-t lg:border-s">
          <Alarms trial={trial} />
          {calibration.data && (
            <>
              <OtherSettings {...parts} calibration={calibration.data} />
              <Suggestion {...parts} calibration={calibration.data} />
            </>
          )}
        </div>
      </section>
    </Card>
  );
}

function Alarms({ trial: { query, isPending } }: { trial: Trial }) {
  const { i18n } = useLingui();
  const { data, error } = query;
  if (error && !isPending)
    return (
      <p className="px-(--card-pad) py-4 text-13 text-danger-text" role="alert">
        {errorText(i18n, error)}
      </p>
    );
  if (!data)
    return (
      <div className="grid gap-3 p-(--card-pad)">
        <Skeleton width="40%" />
        <Skeleton height={44} />
        <Skeleton height={44} />
      </div>
    );
  return (
    <div aria-busy={isPending} className="relative">
      {isPending && (
        <span className="absolute end-4 top-4 flex items-center gap-2 text-12 text-fg-muted">
          <Spinner size="sm" />
          <Trans>Calculating</Trans>
        </span>
      )}
      <TrialAlarms result={data} />
    </div>
  );
}
