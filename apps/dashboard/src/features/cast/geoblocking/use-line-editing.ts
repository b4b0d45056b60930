import type { AllowedNetwork } from '@unmuted/api';
import { useEffect, useRef } from 'react';
import { emptyLine, isEmptyLine, splitNetworks } from '#/features/cast/geoblocking/rules.schema.ts';

/**
 * Edits a list of lines like a text: inserting, removing and pasting move the focus to the line that follows.
 * `listRef` is the list of the lines, each with an input; `addRef` is the button below them.
 */
export function useLineEditing(
  lines: readonly AllowedNetwork[],
  onChange: (lines: readonly AllowedNetwork[]) => void,
) {
  const listRef = useRef<HTMLUListElement>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  /** Index of the line to focus after the next render; -1 focuses the button below the lines. */
  const next = useRef<number>(null);

  useEffect(() => {
    if (next.current === null) return;
    const line = listRef.current?.children[next.current]?.querySelector('input');
    (line ?? addRef.current)?.focus();
    next.current = null;
  });

  function replace(index: number, by: readonly AllowedNetwork[]) {
    onChange(lines.toSpliced(index, 1, ...by));
  }
  function remove(index: number) {
    replace(index, []);
    next.current = Math.min(index, lines.length - 2);
  }
  function insert(index: number) {
    onChange(lines.toSpliced(index, 0, emptyLine));
    next.current = index;
  }
  /** Returns whether the text is a list that was inserted; a single network is left to the browser. */
  function paste(index: number, text: string): boolean {
    const pasted = pastedLines(lines, index, splitNetworks(text));
    if (!pasted) return false;
    replace(index, pasted);
    next.current = index + pasted.length - 1;
    return true;
  }
  return { listRef, addRef, edit: { replace, remove, insert, paste } };
}

/**
 * The lines that replace the line at an index when a list of networks is pasted into it; null for less than two.
 * Skips networks that are already listed; notes stay on their lines.
 */
function pastedLines(
  lines: readonly AllowedNetwork[],
  index: number,
  parts: readonly string[],
): AllowedNetwork[] | null {
  const line = lines[index];
  if (parts.length < 2 || !line) return null;
  const listed = new Set(lines.map(({ network }) => network.trim()));
  const added = [...new Set(parts.filter((part) => !listed.has(part)))];
  const networks = line.network.trim() === '' ? added : [line.network.trim(), ...added];
  if (networks.length === 0 && !isEmptyLine(line)) return [line];
  return networks.map((network, place) => ({ network, note: place === 0 ? line.note : '' }));
}
