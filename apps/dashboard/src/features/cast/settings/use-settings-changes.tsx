import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ConflictField } from '#/components/edit-form/conflict-dialog.tsx';
import { useSettingMessages } from '#/features/cast/settings/settings.messages.ts';

interface SettingsEdit {
  base: object;
  draft: object;
  theirs: object | null;
  isDirty: boolean;
}

/** Describes the changes and the version conflict of a settings form for `EditFormCard`. */
export function useSettingsChanges(
  { base, draft, theirs, isDirty }: SettingsEdit,
  nameOfStream: (id: string) => string = (id) => id,
): { changes: readonly ReactNode[]; conflict: readonly ConflictField[] | null } {
  const { labels, valueText, changesOf } = useSettingMessages();
  const nothing = <Trans context="setting">nothing</Trans>;
  const changes = isDirty ? changesOf(base, draft, nameOfStream) : [];
  const current = new Map<string, unknown>(Object.entries(theirs ?? {}));
  const differing = Object.entries(draft).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(current.get(key)),
  );
  return {
    changes: changes.map(({ id, label, before, after }) => {
      const was = before ?? nothing;
      const is = after ?? nothing;
      return (
        <Trans key={id}>
          {label}: {was} to {is}
        </Trans>
      );
    }),
    conflict:
      theirs &&
      differing.map(([key, value]) => ({
        id: key,
        label: labels[key] ?? key,
        mine: valueText(key, value, nameOfStream),
        theirs: valueText(key, current.get(key), nameOfStream),
      })),
  };
}
