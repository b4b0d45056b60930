import type * as contract from '@unmuted/api/contract';
import { runBulkAction } from '#/modules/admin/cast-life/bulk.service.ts';
import {
  type CastLifeDeps,
  changePlan,
  createCastForAccount,
  listAccountChoices,
  previewPlan,
  previewTermination,
  restoreCast,
  terminateCast,
  transferCast,
} from '#/modules/admin/cast-life/cast-life.service.ts';
import { addNote, listNotes, readLog, removeNote } from '#/modules/admin/cast-life/notes.service.ts';
import { checkUsername } from '#/modules/casts/provision/create-cast.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<
  typeof contract.mainRoutes,
  | 'searchAccounts'
  | 'createCast'
  | 'checkUsername'
  | 'previewPlan'
  | 'changePlan'
  | 'previewTermination'
  | 'terminateCast'
  | 'restoreCast'
  | 'transferCast'
  | 'runBulkAction'
  | 'listCastNotes'
  | 'createCastNote'
  | 'deleteCastNote'
  | 'getCastLog'
>;

export function castLifeHandlers(deps: CastLifeDeps): Handlers<Routes> {
  return {
    searchAccounts: ({ session, query }) => listAccountChoices(deps, session.scope, query),
    createCast: ({ session: { scope }, caller, body }) => createCastForAccount(deps, { scope, caller }, body),
    checkUsername: ({ query }) => checkUsername(deps.db, query.username),
    previewPlan: ({ session, params, body }) =>
      previewPlan(deps, session.scope, params.username, body.planId),
    changePlan: ({ session: { scope }, caller, params, version, body }) =>
      changePlan(deps, { scope, caller, version, ...params }, body.planId),
    previewTermination: ({ session, params }) => previewTermination(deps, session.scope, params.username),
    terminateCast: ({ session: { scope }, caller, params, version }) =>
      terminateCast(deps, { scope, caller, version, ...params }),
    restoreCast: ({ session: { scope }, caller, params, version }) =>
      restoreCast(deps, { scope, caller, version, ...params }),
    transferCast: ({ session: { scope }, caller, params, version, body }) =>
      transferCast(deps, { scope, caller, version, ...params }, body.accountId),
    runBulkAction: ({ session: { scope }, caller, body }) => runBulkAction(deps, { scope, caller }, body),
    listCastNotes: ({ session, params, query }) => listNotes(deps, session.scope, params.username, query),
    createCastNote: ({ session: { scope }, caller, params, body }) =>
      addNote(deps, { scope, caller }, params.username, body.text),
    deleteCastNote: ({ session: { scope }, caller, params }) => removeNote(deps, { scope, caller }, params),
    getCastLog: ({ session, params }) => readLog(deps, session.scope, params.username),
  };
}
