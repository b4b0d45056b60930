import { useEffect, useRef, useState } from 'react';

/** Values of tokens, resolved by the browser at the element of `root`: names without `--ui-`. */
export function useTokenValues(names: readonly string[]) {
  const root = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  // A string, because callers create the list anew at each render.
  const list = names.join(' ');
  useEffect(() => {
    if (!root.current) return;
    const style = getComputedStyle(root.current);
    const read = (name: string) => inMs(style.getPropertyValue(`--ui-${name}`).trim());
    setValues(Object.fromEntries(list.split(' ').map((name) => [name, read(name)])));
  }, [list]);
  return { root, values };
}

/** Durations as they are written in the style sheet, which the build shortens to `.12s`. */
function inMs(value: string): string {
  const [, seconds] = /^(\d*\.?\d+)s$/.exec(value) ?? [];
  return seconds === undefined ? value : `${Math.round(Number(seconds) * 1000)} ms`;
}
