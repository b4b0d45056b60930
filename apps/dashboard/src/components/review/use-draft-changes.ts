import { useMemo } from 'react';
import type { ConflictField } from '#/components/edit-form/conflict-dialog.tsx';

interface DraftForm<Document> {
  readonly base: Document;
  readonly draft: Document;
  /** The document of somebody else who saved meanwhile. */
  readonly theirs: Document | null;
  readonly isDirty: boolean;
}

export interface DraftChangesOptions<Document, Change extends { readonly id: string }> {
  changesBetween: (before: Document, after: Document) => readonly Change[];
  nameOf: (change: Change) => string;
  /** The value of a change before and after it. Null for an empty one. */
  textsOf: (change: Change) => { readonly before: string | null; readonly after: string | null };
}

/** The changes since a draft was saved, and those that somebody else changed too. */
export function useDraftChanges<Document, Change extends { readonly id: string }>(
  { base, draft, theirs, isDirty }: DraftForm<Document>,
  { changesBetween, nameOf, textsOf }: DraftChangesOptions<Document, Change>,
) {
  const changes = useMemo(
    () => (isDirty ? changesBetween(base, draft) : []),
    [isDirty, base, draft, changesBetween],
  );
  const isMine = ({ id }: Change) => changes.some((change) => change.id === id);
  return {
    changes,
    names: changes.map(nameOf),
    conflict:
      theirs &&
      changesBetween(theirs, draft)
        .filter(isMine)
        .map((change): ConflictField => {
          const { before, after } = textsOf(change);
          return { id: change.id, label: nameOf(change), mine: after, theirs: before };
        }),
  };
}
