import type { GeoLock } from '@unmuted/api';
import { StaleDialog } from '#/features/cast/components/stale-dialog.tsx';
import { draftOf, type GeoDraft } from '#/features/cast/geo-rules.schema.ts';
import { useGeoDifferences } from '#/features/cast/use-geo-differences.ts';

export interface GeoStaleProps {
  draft: GeoDraft;
  theirs: GeoLock;
  onClose: () => void;
  onSave: (chosen: GeoDraft) => void;
  onTakeTheirs: () => void;
}

/** Somebody else has changed the rules meanwhile: what is to hold, field by field. */
export function GeoStale({ draft, theirs, onClose, onSave, onTakeTheirs }: GeoStaleProps) {
  const differencesOf = useGeoDifferences();
  const kept = draftOf(theirs);
  return (
    <StaleDialog
      fields={differencesOf(draft, kept)}
      onClose={onClose}
      onSave={(mine) => {
        const own = Object.entries(draft).filter(([field]) => mine.includes(field));
        onSave({ ...kept, ...Object.fromEntries(own) });
      }}
      onTakeTheirs={onTakeTheirs}
    />
  );
}
