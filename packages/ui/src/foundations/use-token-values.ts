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
    const valueOf = (name: string) => style.getPropertyValue(`--ui-${name}`).trim();
    setValues(Object.fromEntries(list.split(' ').map((name) => [name, valueOf(name)])));
  }, [list]);
  return { root, values };
}
