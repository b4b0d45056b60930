import type { mainRoutes } from '@unmuted/api/contract';
import { answerConfirmation, openConfirmation } from '#/modules/silence/alerts/links/answers.service.ts';
import { actOnAlert, type LinkDeps, openAlert } from '#/modules/silence/alerts/links/links.service.ts';
import { constantTimeResponse } from '#/platform/http/constant-time-response.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<typeof mainRoutes, 'openAlert' | 'actOnAlert' | 'confirmRecipient' | 'answerConfirmation'>;

interface RouteDeps extends LinkDeps {
  /** Calls that must not reveal whether a token is known are answered at the next multiple of this step. */
  readonly answerStepMs: number;
}

export function alertLinkHandlers({ answerStepMs, ...deps }: RouteDeps): Handlers<Routes> {
  return {
    openAlert: ({ body, caller }) =>
      constantTimeResponse(answerStepMs, () => openAlert(deps, body.token, caller)),
    actOnAlert: ({ body, caller }) =>
      constantTimeResponse(answerStepMs, () => actOnAlert(deps, body, caller)),
    confirmRecipient: ({ body, caller }) =>
      constantTimeResponse(answerStepMs, () => openConfirmation(deps, body.token, caller)),
    answerConfirmation: ({ body, caller }) =>
      constantTimeResponse(answerStepMs, () => answerConfirmation(deps, body, caller)),
  };
}
