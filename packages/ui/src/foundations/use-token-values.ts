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
    const read = (name: string) => readable(style.getPropertyValue(`--ui-${name}`).trim());
    setValues(Object.fromEntries(list.split(' ').map((name) => [name, read(name)])));
  }, [list]);
  return { root, values };
}

/** The style sheet's `.12s` and `.25rem` as people write them. */
function readable(value: string): string {
  const [, number, unit] = /^(\d*\.?\d+)(s|rem)$/.exec(value) ?? [];
  if (number === undefined) return value;
  return unit === 's' ? `${Math.round(Number(number) * 1000)} ms` : `${Number(number) * 16} px`;
}
