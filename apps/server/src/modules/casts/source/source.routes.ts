import type * as contract from '@unmuted/api/contract';
import {
  revealSourcePassword,
  rotateSourcePassword,
  type SourceCall,
  type SourceDeps,
} from '#/modules/casts/source/source.service.ts';
import type { Call, Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<typeof contract.mainRoutes, 'revealSourcePassword' | 'rotateSourcePassword'>;

export function sourceHandlers(deps: SourceDeps): Handlers<Routes> {
  return {
    revealSourcePassword: (call) => revealSourcePassword(deps, toSourceCall(call)),
    rotateSourcePassword: (call) => rotateSourcePassword(deps, toSourceCall(call)),
  };
}

function toSourceCall({
  session,
  caller,
  params,
  body,
}: Call<Routes['revealSourcePassword']> | Call<Routes['rotateSourcePassword']>): SourceCall {
  return { session, caller, ...params, proof: body };
}
