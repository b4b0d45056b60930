import type { GeoLock } from '@unmuted/api';
import { ConflictDialog } from '#/components/edit-form/conflict-dialog.tsx';
import { draftOf, type RulesDraft } from '#/features/cast/geoblocking/rules.schema.ts';
import { useRulesDifferences } from '#/features/cast/geoblocking/use-rules-differences.ts';

export interface RulesConflictProps {
  draft: RulesDraft;
  theirs: GeoLock;
  onClose: () => void;
  onSave: (chosen: RulesDraft) => void;
  onTakeTheirs: () => void;
}

/** Resolves a version conflict of the rules, field by field. */
export function RulesConflict({ draft, theirs, onClose, onSave, onTakeTheirs }: RulesConflictProps) {
  const differencesOf = useRulesDifferences();
  const kept = draftOf(theirs);
  return (
    <ConflictDialog
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
