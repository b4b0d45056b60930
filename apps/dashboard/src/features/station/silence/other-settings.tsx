import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SilenceCalibration } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { LightbulbIcon } from '@unmuted/ui/icons';
import { formatNumber } from '@unmuted/ui/quantity';
import { VisuallyHidden } from '@unmuted/ui/visually-hidden';
import { useId } from 'react';
import { useLevelText } from '#/components/silence/use-level-text.ts';
import type { SilenceForm } from '#/features/station/silence/use-silence-form.tsx';
import { useFormats } from '#/i18n/use-formats.ts';

interface OtherSettingsProps {
  calibration: SilenceCalibration;
  form: Pick<SilenceForm, 'draft' | 'change'>;
  isFixed: boolean;
}

/** How often other settings would have alarmed; each can be taken over. */
export function OtherSettings({ calibration, form, isFixed }: OtherSettingsProps) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const id = useId();
  const { thresholdDb, silenceS } = form.draft;
  if (calibration.alternatives.length === 0) return null;
  return (
    <div className="border-t border-border-soft px-(--card-pad) py-3">
      <p className="mb-1.5 text-12 text-fg-muted" id={id}>
        <Trans>Alarms with other settings</Trans>
      </p>
      <fieldset aria-labelledby={id} className="grid grid-cols-2 gap-1">
        {calibration.alternatives.map((other) => {
          const isChosen = other.thresholdDb === thresholdDb && other.silenceS === silenceS;
          const time = formats.duration(other.silenceS);
          const count = formats.number(other.alarms);
          return (
            <button
              aria-pressed={isChosen}
              className="cursor-pointer rounded-control bg-fill px-2 py-1.5 text-start text-12 whitespace-nowrap text-fg-muted tabular-nums hover:bg-fill-hover disabled:cursor-default aria-pressed:text-fg aria-pressed:inset-ring-[1.5px] aria-pressed:inset-ring-fg"
              disabled={isFixed}
              key={`${other.thresholdDb} ${other.silenceS}`}
              onClick={() => form.change({ thresholdDb: other.thresholdDb, silenceS: other.silenceS })}
              type="button"
            >
              {formatNumber(i18n.locale, other.thresholdDb)}, {time}
              <span className="block text-16 font-semibold text-fg">
                {count}
                <VisuallyHidden>
                  {' '}
                  <Plural one="alarm" other="alarms" value={other.alarms} />
                </VisuallyHidden>
              </span>
            </button>
          );
        })}
      </fieldset>
    </div>
  );
}

/** Settings that keep the confirmed alarms and avoid others. */
export function Suggestion({ calibration: { suggestion }, form, isFixed }: OtherSettingsProps) {
  const formats = useFormats();
  const levelText = useLevelText();
  const { thresholdDb, silenceS } = form.draft;
  if (!suggestion || (suggestion.thresholdDb === thresholdDb && suggestion.silenceS === silenceS))
    return null;
  const time = formats.duration(suggestion.silenceS);
  const level = levelText(suggestion.thresholdDb);
  const settings = suggestion.thresholdDb === thresholdDb ? time : `${level}, ${time}`;
  return (
    <div className="mt-auto flex gap-2 border-t border-border-soft px-(--card-pad) py-3.5 text-13 text-fg-muted">
      <LightbulbIcon aria-hidden className="mt-0.5 size-4 flex-none" />
      <div className="min-w-0">
        <p>
          <span className="font-medium text-fg">
            <Plural
              _0={`${settings} avoids the false alarms.`}
              one={`${settings} keeps the real alarm`}
              other={`${settings} keeps the # real alarms`}
              value={suggestion.alarms}
            />
          </span>{' '}
          <Plural one="and avoids another one." other="and avoids # others." value={suggestion.avoided} />
        </p>
        <Button
          className="mt-2"
          disabled={isFixed}
          onClick={() => form.change({ thresholdDb: suggestion.thresholdDb, silenceS: suggestion.silenceS })}
          size="sm"
        >
          <Trans>Use {settings}</Trans>
        </Button>
      </div>
    </div>
  );
}
