import { useState } from 'react';
import { formatNumber } from '#/components/quantity/format-number.ts';
import { useControllableState } from '#/lib/use-controllable-state.ts';
import { useCount } from '#/lib/use-count.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { useUi } from '#/provider/ui-provider.tsx';
import { isSameTag } from './tag-text.ts';
import type { TagRules } from './tags-input.types.ts';

interface TagsOptions extends TagRules {
  value: readonly string[] | undefined;
  defaultValue: readonly string[];
  onValueChange: ((value: readonly string[]) => void) | undefined;
}

/** The tags, with an announcement for each change and the reason of a refusal. */
export function useTags({ value, defaultValue, onValueChange, ...rules }: TagsOptions) {
  const labels = useLabelGroup('entry');
  const countOf = useCount();
  const refusalOf = useRefusal(rules);
  const [tags, setTags] = useControllableState({ value, defaultValue, onChange: onValueChange });
  const [announcement, setAnnouncement] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const remove = (tag: string) => {
    setTags(tags.filter((other) => other !== tag));
    setRefusal(undefined);
    setAnnouncement(labels.tagRemoved(tag, ...countOf(tags.length - 1)));
  };
  return {
    tags,
    announcement,
    /** Why the last text was refused. */
    refusal,
    clearRefusal: () => setRefusal(undefined),
    remove,
    removeLast() {
      const last = tags.at(-1);
      if (last !== undefined) remove(last);
    },
    /** Adds texts; returns those that were refused. */
    add(texts: readonly string[]): readonly string[] {
      const next = [...tags];
      const refused: string[] = [];
      let reason: string | undefined;
      for (const text of texts) {
        const found = refusalOf(text, next);
        if (found === undefined) next.push(text);
        else {
          refused.push(text);
          reason ??= found;
        }
      }
      const added = next.slice(tags.length);
      if (added.length > 0) setTags(next);
      setRefusal(reason);
      setAnnouncement(
        added.length > 1
          ? labels.tagsAdded(...countOf(added.length))
          : added.map((tag) => labels.tagAdded(tag, ...countOf(next.length))).join(''),
      );
      return refused;
    },
    reset() {
      if (value === undefined) setTags(defaultValue);
      setRefusal(undefined);
      setAnnouncement('');
    },
  };
}

/** Why a tag cannot be added to others; `undefined` when it can. */
function useRefusal({ max, maxLength, validate, measure, limit }: TagRules) {
  const labels = useLabelGroup('entry');
  const countOf = useCount();
  const { locale } = useUi();
  return (tag: string, tags: readonly string[]): string | undefined => {
    if (tags.some((other) => isSameTag(other, tag))) return labels.tagDuplicate(tag);
    if (max !== undefined && tags.length >= max) return labels.tagsFull(tag, ...countOf(max));
    if (maxLength !== undefined && [...tag].length > maxLength) {
      return labels.tagTooLong(tag, ...countOf(maxLength));
    }
    const reason = validate?.(tag, tags);
    if (reason) return reason;
    if (!measure || limit === undefined) return undefined;
    const size = measure([...tags, tag]);
    return size > limit
      ? labels.tagNoRoom(tag, formatNumber(locale, size), formatNumber(locale, limit))
      : undefined;
  };
}
