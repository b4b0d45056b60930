import { type Ref, type RefCallback, useCallback } from 'react';

/**
 * One ref for two: the caller's and the component's. Stable while both are, because React detaches and reattaches a
 * changed ref on each render.
 */
export function useMergedRefs<T>(one: Ref<T> | undefined, other: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (node: T) => {
      const release = [fill(one, node), fill(other, node)];
      return () => {
        for (const empty of release) empty();
      };
    },
    [one, other],
  );
}

function fill<T>(ref: Ref<T> | undefined, node: T): () => void {
  if (typeof ref === 'function') {
    const release = ref(node);
    return typeof release === 'function' ? release : () => ref(null);
  }
  if (ref) ref.current = node;
  return () => {
    if (ref) ref.current = null;
  };
}
