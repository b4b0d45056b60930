import { useState } from 'react';
import { useCount } from '#/lib/use-count.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import type { ColumnOrder, Place } from './place.ts';

interface TextOptions {
  columns: readonly ColumnOrder[];
  nameOf: (key: string) => string;
  columnName?: ((id: string) => string) | undefined;
}

/** The announcements of a list or board. */
export interface ReorderTexts {
  /** The current text of the live region. */
  announcement: string;
  announce: (...sentences: string[]) => void;
  /** An item at a place. */
  at: (event: 'pickedUp' | 'atPosition' | 'moved', key: string, place: Place) => string;
  refused: (key: string, place: Place, reason: string) => string;
  cancelled: (key: string) => string;
}

/** Writes the announcements in the language of the provider. */
export function useReorderTexts({ columns, nameOf, columnName }: TextOptions): ReorderTexts {
  const labels = useLabelGroup('reorder');
  const countOf = useCount();
  const [announcement, setAnnouncement] = useState('');
  return {
    announcement,
    announce(...sentences) {
      const text = sentences.join('. ');
      // A live region announces changes only, so a repeated text needs a difference that nobody sees.
      setAnnouncement((old) => (old === text ? `${text}\u00a0` : text));
    },
    at(event, key, { column, index }) {
      const others = columns.find(({ id }) => id === column)?.keys.filter((other) => other !== key) ?? [];
      const [[, position], [, count]] = [countOf(index + 1), countOf(others.length + 1)];
      const list = columnName?.(column);
      return list === undefined
        ? labels[event](nameOf(key), position, count)
        : labels[`${event}In`](nameOf(key), list, position, count);
    },
    refused: (key, { column }, reason) => labels.refused(nameOf(key), columnName?.(column) ?? '', reason),
    cancelled: (key) => labels.cancelled(nameOf(key)),
  };
}
