import { Plural, Trans } from '@lingui/react/macro';
import type { SilenceTrialResult, TrialAlarm } from '@unmuted/api';
import { CheckIcon } from '@unmuted/ui/icons';
import { useState } from 'react';
import { useAlarmName } from '#/components/silence/silence-words.messages.ts';
import { useLevelText } from '#/components/silence/use-level-text.ts';
import { ClipButton } from '#/features/station/silence/clip-button.tsx';
import { useSilenceStation } from '#/features/station/silence/silence-context.ts';
import { useFormats } from '#/i18n/use-formats.ts';

const firstRows = 3;

/** The alarms of tried settings, latest first, with what was heard. */
export function TrialAlarms({ result: { alarms, total } }: { result: SilenceTrialResult }) {
  const [shown, setShown] = useState(firstRows);
  if (total === 0)
    return (
      <p className="flex items-start gap-2 px-(--card-pad) py-4 text-13 text-fg-muted">
        <CheckIcon aria-hidden className="mt-0.5 size-4 flex-none text-live-text" />
        <Trans>These settings would not have raised an alarm.</Trans>
      </p>
    );
  const hasClips = alarms.some(({ clipUrl }) => clipUrl !== null);
  const rest = alarms.length - shown;
  return (
    <>
      <h3 className="px-(--card-pad) pt-4 pb-2 text-14 font-semibold">
        {hasClips ? <Trans>Listen to them</Trans> : <Trans>When</Trans>}
      </h3>
      <ul>
        {alarms.slice(0, shown).map((alarm) => (
          <AlarmRow alarm={alarm} key={`${alarm.startedAt} ${alarm.kind}`} />
        ))}
      </ul>
      {(rest > 0 || total > alarms.length) && (
        <p className="flex flex-wrap justify-between gap-x-4 border-t border-border-soft px-(--card-pad) py-2.5 text-13 text-fg-muted">
          {rest > 0 ? (
            <button
              className="touch-target cursor-pointer underline decoration-border-strong underline-offset-3 hover:decoration-current"
              onClick={() => setShown(alarms.length)}
              type="button"
            >
              <Plural one="Show # more" other="Show # more" value={rest} />
            </button>
          ) : (
            <span />
          )}
          {total > alarms.length && (
            <Plural one="The latest # is listed" other="The latest # are listed" value={alarms.length} />
          )}
        </p>
      )}
    </>
  );
}

function AlarmRow({ alarm }: { alarm: TrialAlarm }) {
  const { timeZone } = useSilenceStation();
  const formats = useFormats();
  const alarmName = useAlarmName();
  const levelText = useLevelText();
  const { kind, startedAt, endedAt, lowestDb, clipUrl, incidentId } = alarm;
  const at = formats.dateTime(new Date(startedAt), timeZone);
  return (
    <li className="grid min-h-14 grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-3 border-t border-border-soft px-(--card-pad) py-2">
      {clipUrl === null ? <span /> : <ClipButton name={at} url={clipUrl} />}
      <span className="min-w-0">
        <time className="block font-medium tabular-nums wrap-anywhere" dateTime={startedAt}>
          {at}
        </time>
        <span className="block text-13 text-fg-muted">
          {alarmName(kind)}
          {incidentId === null && (
            <>
              {' · '}
              <Trans>no alarm with your settings then</Trans>
            </>
          )}
        </span>
      </span>
      <span className="text-end tabular-nums">
        <span className="block">
          {endedAt === null ? (
            <Trans>lasts</Trans>
          ) : (
            formats.duration((Date.parse(endedAt) - Date.parse(startedAt)) / 1000)
          )}
        </span>
        <span className="block text-12 text-fg-subtle">{levelText(lowestDb)}</span>
      </span>
    </li>
  );
}
