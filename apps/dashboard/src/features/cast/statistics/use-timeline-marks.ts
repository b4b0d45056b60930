import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CastMark, StatisticsMarks } from '@unmuted/api';
import type { AreaChartMark } from '@unmuted/ui/area-chart';
import { useMemo } from 'react';
import { useFormats } from '#/i18n/use-formats.ts';

const labels: Readonly<Record<CastMark, MessageDescriptor>> = {
  off_air: msg({ message: 'Off air', context: 'mark on a curve' }),
  settings: msg`Settings changed`,
  settings_rolled_back: msg`Change rolled back`,
  geoblocking: msg`Geoblocking changed`,
  restarted: msg({ message: 'Restarted', context: 'mark on a curve' }),
  stopped: msg({ message: 'Stopped', context: 'mark on a curve' }),
  started: msg({ message: 'Started', context: 'mark on a curve' }),
};
const sections = {
  general: msg`General`,
  streams: msg`Streams`,
  server: msg`Server`,
} as const;
/** Events that interrupt listening. */
const bad: ReadonlySet<CastMark> = new Set<CastMark>(['off_air', 'settings_rolled_back', 'stopped']);

const none: readonly AreaChartMark[] = [];

/** Describes events for the chart, its table and its export: what, when, and the duration or detail. */
export function useTimelineMarks(marks: StatisticsMarks | undefined): readonly AreaChartMark[] {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  return useMemo(() => {
    if (!marks) return none;
    const { timeZone } = marks;
    return marks.items.map(({ kind, at, until, section }): AreaChartMark => {
      const moment = new Date(at);
      const when = `${formats.date(moment, timeZone)} ${formats.time(moment, timeZone)}`;
      const length = until && formats.duration((Date.parse(until) - Date.parse(at)) / 1_000);
      const more = section ? i18n._(sections[section]) : length;
      const open = kind === 'off_air' && until === null ? t`ongoing` : null;
      return {
        at: moment.getTime(),
        label: i18n._(labels[kind]),
        detail: [when, more ?? open].filter(Boolean).join(', '),
        ...(bad.has(kind) && { tone: 'danger' }),
      };
    });
  }, [marks, formats, i18n, t]);
}
