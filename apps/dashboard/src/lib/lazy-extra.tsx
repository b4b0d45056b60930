import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { loadOnce } from '#/lib/load-once.ts';
import { preload } from '#/lib/preload.ts';

/**
 * A part that the page works without, loaded when it is first rendered. It renders nothing until its code is loaded. After a failure
 * it is loaded again when it is next mounted.
 */
export function lazyExtra<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const code = loadOnce(load);
  // biome-ignore lint/correctness/noComponentHookFactories: called at module level, like React.lazy
  function LazyExtra(props: Props): ReactNode {
    const [Part, setPart] = useState(code.get);
    useEffect(() => {
      if (code.get()) return undefined;
      let isCurrent = true;
      preload(code.load).then(
        (loaded) => isCurrent && setPart(() => loaded),
        () => {},
      );
      return () => {
        isCurrent = false;
      };
    }, []);
    return Part && <Part {...props} />;
  }
  return LazyExtra;
}
