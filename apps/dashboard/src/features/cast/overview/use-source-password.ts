import { useMutation } from '@tanstack/react-query';
import type { IdentityProof } from '@unmuted/api';
import { revealSourcePassword, rotateSourcePassword } from '#/data/source/source.queries.ts';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';

/** The source password of a stream while it is shown. Lives as long as its component, and in memory only. */
export function useSourcePassword(mount: string) {
  const { api, username } = useCastContext();
  const reveal = useMutation(revealSourcePassword(api));
  const rotate = useMutation(rotateSourcePassword(api));
  const stream = mount.slice(1);
  return {
    mount,
    /** Null while it is hidden. */
    shown: rotate.data?.password ?? reveal.data?.password ?? null,
    reveal: (proof: IdentityProof) => reveal.mutateAsync({ username, stream, proof }),
    rotate: (proof: IdentityProof) => rotate.mutateAsync({ username, stream, proof }),
  };
}

export type SourcePasswordState = ReturnType<typeof useSourcePassword>;
