import { Trans } from '@lingui/react/macro';
import { Button } from '@unmuted/ui/button';
import type { CustomerBulkAction } from '#/features/admin/customers/bulk-cost.ts';

/** Actions on the selected customers. */
export function BulkBar({ onAct }: { onAct: (action: CustomerBulkAction) => void }) {
  return (
    <>
      <Button onClick={() => onAct('message')} size="sm">
        <Trans>Send message…</Trans>
      </Button>
      <Button onClick={() => onAct('tag')} size="sm">
        <Trans>Add tags…</Trans>
      </Button>
      <Button onClick={() => onAct('untag')} size="sm">
        <Trans>Remove tags…</Trans>
      </Button>
      <Button onClick={() => onAct('unsuspend')} size="sm">
        <Trans>Lift the suspension…</Trans>
      </Button>
      <Button onClick={() => onAct('suspend')} size="sm" variant="danger-outline">
        <Trans context="a cast">Suspend…</Trans>
      </Button>
    </>
  );
}
