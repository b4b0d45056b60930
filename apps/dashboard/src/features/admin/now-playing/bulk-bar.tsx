import { Trans } from '@lingui/react/macro';
import { Button } from '@unmuted/ui/button';
import type { FleetAction } from '#/features/admin/now-playing/bulk-cost.ts';

/** Actions on the selected stations. */
export function BulkBar({ onAct }: { onAct: (action: FleetAction) => void }) {
  return (
    <>
      <Button onClick={() => onAct('add_rule')} size="sm">
        <Trans>Add rule…</Trans>
      </Button>
      <Button onClick={() => onAct('add_ignore')} size="sm">
        <Trans>Ignore a text…</Trans>
      </Button>
      <Button onClick={() => onAct('refetch')} size="sm">
        <Trans>Read again…</Trans>
      </Button>
      <Button onClick={() => onAct('resume')} size="sm">
        <Trans context="recording of songs">Resume…</Trans>
      </Button>
      <Button onClick={() => onAct('pause')} size="sm" variant="danger-outline">
        <Trans context="recording of songs">Pause…</Trans>
      </Button>
    </>
  );
}
