import { mutationOptions } from '@tanstack/react-query';
import { type ApiClients, type IdentityProof, unwrap } from '@unmuted/api';
import { proofBody } from '#/data/proof-body.ts';
import { skipInlineErrors } from '#/data/skip-inline-errors.ts';

/** A stream of a cast and the proof of the requesting account. */
export interface SourceProof {
  readonly username: string;
  /** The mount without its leading slash. */
  readonly stream: string;
  readonly proof: IdentityProof;
}

const pathOf = ({ username, stream }: SourceProof) => ({ path: { username, stream } });

/** The source credentials. Not cached: each view is a new request. */
export const revealSourcePassword = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: (call: SourceProof) =>
      unwrap(
        main.POST('/control/cast/password/{username}/{stream}/reveal', {
          params: pathOf(call),
          body: proofBody(call.proof),
          notify: skipInlineErrors,
        }),
      ),
    gcTime: 0,
  });

/** Rotates the source password; disconnects a connected source. */
export const rotateSourcePassword = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: (call: SourceProof) =>
      unwrap(
        main.POST('/control/cast/password/{username}/{stream}/rotate', {
          params: pathOf(call),
          body: proofBody(call.proof),
          notify: skipInlineErrors,
        }),
      ),
    gcTime: 0,
  });
