import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { WallTile } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { useFormats } from '#/i18n/use-formats.ts';

export interface SelectBarProps {
  selected: readonly WallTile[];
  /** The shown stations that can be selected. */
  shown: readonly WallTile[];
  onSelectAll: () => void;
  onSnooze: () => void;
  onCancel: () => void;
}

/** What the selection covers, and what can be done with it. */
export function SelectBar({ selected, shown, onSelectAll, onSnooze, onCancel }: SelectBarProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const listeners = formats.number(selected.reduce((sum, tile) => sum + (tile.listeners ?? 0), 0));
  return (
    <section
      aria-label={t`Selected stations`}
      className="sticky bottom-4 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-float-border bg-float px-4 py-3 shadow-float"
    >
      <p aria-live="polite" className="me-auto">
        <span className="font-medium">
          <Plural
            _0="Select the stations of a planned maintenance"
            one="# station selected"
            other="# stations selected"
            value={selected.length}
          />
        </span>
        {selected.length > 0 && (
          <span className="text-fg-muted">
            {' · '}
            <Trans>{listeners} listening</Trans>
          </span>
        )}
      </p>
      <Button disabled={selected.length === shown.length} onClick={onSelectAll} size="sm" variant="ghost">
        <Trans context="stations">Select all shown</Trans>
      </Button>
      <Button onClick={onCancel} size="sm" variant="ghost">
        <Trans>Cancel</Trans>
      </Button>
      <Button disabled={selected.length === 0} onClick={onSnooze} size="sm" variant="primary">
        <Trans>Snooze…</Trans>
      </Button>
    </section>
  );
}
