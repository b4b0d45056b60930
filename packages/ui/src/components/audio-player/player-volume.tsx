import { Volume1, Volume2, VolumeX } from 'lucide-react';
import { IconButton } from '#/components/icon-button/index.ts';
import { formatNumber } from '#/components/quantity/index.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { useUi } from '#/provider/ui-provider.tsx';

interface PlayerVolumeProps {
  /** From 0 to 1. */
  volume: number;
  muted: boolean;
  onVolumeChange: (volume: number) => void;
  onMutedChange: (muted: boolean) => void;
}

/** Mute button and volume slider. On a phone only the mute button: hardware keys set the volume. */
export function PlayerVolume({ volume, muted, onVolumeChange, onMutedChange }: PlayerVolumeProps) {
  const { locale } = useUi();
  const labels = useLabelGroup('player');
  const shown = muted ? 0 : volume;
  const Icon = shown === 0 ? VolumeX : shown < 0.5 ? Volume1 : Volume2;
  const label = muted ? labels.unmute : labels.mute;
  return (
    <div className="ui:flex ui:flex-none ui:items-center ui:gap-1" data-part="volume">
      <IconButton aria-label={label} aria-pressed={muted} onClick={() => onMutedChange(!muted)} title={label}>
        <Icon aria-hidden="true" className="ui:rtl:-scale-x-100" />
      </IconButton>
      <input
        aria-label={labels.volume}
        aria-valuetext={formatNumber(locale, Math.round(shown * 100), { unit: 'percent' })}
        className="ui:h-control ui:w-24 ui:cursor-pointer ui:appearance-auto ui:accent-control-on ui:max-md:hidden"
        data-part="slider"
        max={100}
        min={0}
        onChange={(event) => onVolumeChange(event.target.valueAsNumber / 100)}
        step={5}
        type="range"
        value={Math.round(shown * 100)}
      />
    </div>
  );
}
