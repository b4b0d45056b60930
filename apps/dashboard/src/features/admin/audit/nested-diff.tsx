import { useLingui } from '@lingui/react';
import { JsonDiff } from '@unmuted/ui/diff-view';
import { UiLabelProvider } from '@unmuted/ui/provider';
import { useId, useMemo } from 'react';
import { viewersMessages } from '#/i18n/messages/viewers.messages.ts';

interface NestedDiffProps {
  field: string;
  /** Undefined if there was no value. */
  before: unknown;
  /** Undefined if there is no value now. */
  after: unknown;
}

export const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The changes inside a list or an object. */
export function NestedDiff({ field, before, after }: NestedDiffProps) {
  const id = useId();
  const { i18n } = useLingui();
  const { locale } = i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: i18n is a stable object that changes with the locale
  const groups = useMemo(() => ({ viewers: viewersMessages(i18n) }), [locale]);
  return (
    <div className="grid gap-2">
      <h4 className="text-13 font-medium" id={id}>
        <code className="text-12">{field}</code>
      </h4>
      <UiLabelProvider groups={groups}>
        <JsonDiff
          after={after ?? emptyLike(after, before)}
          aria-labelledby={id}
          before={before ?? emptyLike(before, after)}
        />
      </UiLabelProvider>
    </div>
  );
}

/** A side without a value is empty, so that only the values of the other side are listed. A null is a value. */
function emptyLike(value: unknown, other: unknown): unknown {
  if (value === null) return null;
  return Array.isArray(other) ? [] : {};
}
