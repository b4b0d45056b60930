import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SilenceCalibration } from '@unmuted/api';
import { Histogram } from '@unmuted/ui/histogram';
import { formatNumber } from '@unmuted/ui/quantity';
import { useMemo } from 'react';
import { useLevelText } from '#/components/silence/use-level-text.ts';
import { useSilenceStation } from '#/features/station/silence/silence-context.ts';
import type { SilenceForm } from '#/features/station/silence/use-silence-form.tsx';
import type { Trial } from '#/features/station/silence/use-trial.ts';
import { useFormats } from '#/i18n/use-formats.ts';

const floorDb = -90;
const tickDb = 15;
const ticks = Array.from({ length: -floorDb / tickDb + 1 }, (_, index) => floorDb + index * tickDb);

interface LoudnessChartProps {
  calibration: SilenceCalibration;
  form: Pick<SilenceForm, 'draft' | 'change'>;
  trial: Trial;
  isFixed: boolean;
}

/** How much of the week had each loudness, with the threshold as a line. The title is what the settings lead to. */
export function LoudnessChart({ calibration, form, trial, isFixed }: LoudnessChartProps) {
  const { t, i18n } = useLingui();
  const { timeZone } = useSilenceStation();
  const formats = useFormats();
  const levelText = useLevelText();
  const { bins, binDb, knownS, from, to } = calibration;
  const { thresholdDb } = form.draft;
  const dayOf = (at: string) => formats.date(new Date(at), timeZone);
  const [first, last, known] = [dayOf(from), dayOf(to), formats.duration(knownS)];
  const shown = useMemo(
    () =>
      bins.map((seconds, index) => {
        const low = floorDb + index * binDb;
        const [lower, upper] = [formatNumber(i18n.locale, low), levelText(low + binDb)];
        return {
          id: String(low),
          label: t`${lower} to ${upper}`,
          value: seconds,
          warning: thresholdDb !== null && low < thresholdDb,
        };
      }),
    [bins, binDb, thresholdDb, levelText, t, i18n.locale],
  );
  return (
    <Histogram
      bins={shown}
      description={
        isFixed
          ? t`Seconds at each loudness, ${first} to ${last}. Recorded: ${known}.`
          : t`Seconds at each loudness, ${first} to ${last}. Recorded: ${known}. Drag the line to try another threshold.`
      }
      empty={
        knownS === 0
          ? {
              title: t`Nothing is recorded yet`,
              description: t`The loudness of the stream appears here within some minutes.`,
            }
          : undefined
      }
      height={180}
      scale={{
        from: floorDb,
        to: 0,
        ticks: ticks.map((value) => ({
          value,
          label: value === 0 ? levelText(0) : formatNumber(i18n.locale, value),
        })),
        threshold:
          thresholdDb === null
            ? undefined
            : {
                value: thresholdDb,
                text: levelText(thresholdDb),
                label: t`Threshold`,
                min: -90,
                max: -10,
                onValueChange: isFixed ? undefined : (next) => form.change({ thresholdDb: next }),
              },
      }}
      title={useTrialTitle(trial)}
      unit={t({ message: 's', context: 'unit of seconds' })}
    />
  );
}

/** What the settings of the form lead to. The previous result stays while the next is calculated. */
function useTrialTitle({ query: { data } }: Trial): string {
  const { t } = useLingui();
  if (!data) return t`Loudness within 7 days`;
  const { total } = data;
  return t`${plural(total, {
    0: 'These settings would not have alarmed in 7 days',
    one: 'These settings would have alarmed once in 7 days',
    other: 'These settings would have alarmed # times in 7 days',
  })}`;
}
