import type * as contract from '@unmuted/api/contract';
import {
  beginConnectionTest,
  readConnectionTest,
} from '#/modules/casts/connection-test/connection-test.service.ts';
import {
  type ControlAct,
  type ControlDeps,
  kickSource,
  restartCast,
  setRunning,
  setTitle,
} from '#/modules/casts/control/control.service.ts';
import type { ActiveSession } from '#/platform/auth/scope.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<
  typeof contract.mainRoutes,
  | 'startCast'
  | 'stopCast'
  | 'restartCast'
  | 'kickSource'
  | 'setTitle'
  | 'startConnectionTest'
  | 'getConnectionTest'
>;

export function controlHandlers(deps: ControlDeps): Handlers<Routes> {
  return {
    startCast: (call) => setRunning(deps, actOf(call), true),
    stopCast: (call) => setRunning(deps, actOf(call), false),
    restartCast: (call) => restartCast(deps, actOf(call), call.body.graceful),
    kickSource: (call) => kickSource(deps, actOf(call), call.body.stream),
    startConnectionTest: ({ session, params }) => beginConnectionTest(deps, session.scope, params.username),
    getConnectionTest: ({ session, params }) => readConnectionTest(deps, session.scope, params.username),
    setTitle: (call) => setTitle(deps, actOf(call), call.body),
  };
}

interface ControlCall {
  readonly session: ActiveSession;
  readonly caller: Caller;
  readonly params: { readonly username: string };
}

const actOf = ({ session, caller, params }: ControlCall): ControlAct => ({
  scope: session.scope,
  caller,
  username: params.username,
});
