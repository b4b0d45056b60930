import { mutationOptions } from '@tanstack/react-query';
import { type ApiClients, unwrap } from '@unmuted/api';
import { skipInlineErrors } from '#/data/skip-inline-errors.ts';

/** A stream of a cast, and the password of the account that asks. */
export interface SourceProof {
  readonly username: string;
  /** The mount without its leading slash. */
  readonly stream: string;
  readonly password: string;
}

const pathOf = ({ username, stream }: SourceProof) => ({ path: { username, stream } });

/** What the source signs in with. It is not kept: who wants to see it again, asks again. */
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

/** A new one; a source that is connected is cut. */
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
