import { mutationOptions } from '@tanstack/react-query';
import { type ApiClients, unwrap } from '@unmuted/api';
import { skipInlineErrors } from '#/data/skip-inline-errors.ts';

/** A stream of a cast and the password of the requesting account. */
export interface SourceProof {
  readonly username: string;
  /** The mount without its leading slash. */
  readonly stream: string;
  readonly password: string;
}

const pathOf = ({ username, stream }: SourceProof) => ({ path: { username, stream } });

/** The source credentials. Not cached: each view is a new request. */
export const revealSourcePassword = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: (proof: SourceProof) =>
      unwrap(
        main.POST('/control/cast/password/{username}/{stream}/reveal', {
          params: pathOf(proof),
          body: { password: proof.password },
          notify: skipInlineErrors,
        }),
      ),
    gcTime: 0,
  });

/** Rotates the source password; disconnects a connected source. */
export const rotateSourcePassword = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: (proof: SourceProof) =>
      unwrap(
        main.POST('/control/cast/password/{username}/{stream}/rotate', {
          params: pathOf(proof),
          body: { password: proof.password },
          notify: skipInlineErrors,
        }),
      ),
    gcTime: 0,
  });
