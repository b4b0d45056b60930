import type { mainRoutes } from '@unmuted/api/contract';
import {
  changeCustomer,
  changeEmail,
  deleteCustomer,
  disableCustomer,
  enableCustomer,
  endCustomerSessions,
  resetMfa,
} from '#/modules/admin/customers/customer-acts.service.ts';
import {
  type CustomerBulkDeps,
  runCustomerBulkAction,
} from '#/modules/admin/customers/customer-bulk.service.ts';
import {
  cancelInvitation,
  inviteCustomer,
  resendInvitation,
} from '#/modules/admin/customers/customer-invitation.service.ts';
import { addNote, listNotes, removeNote } from '#/modules/admin/customers/customer-notes.service.ts';
import {
  endViewAsCustomer,
  exportCustomer,
  viewAsCustomer,
} from '#/modules/admin/customers/customer-view.service.ts';
import {
  listCustomerEvents,
  listCustomers,
  readCustomer,
} from '#/modules/admin/customers/customers.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<
  typeof mainRoutes,
  | 'listCustomers'
  | 'inviteCustomer'
  | 'getAdminCustomer'
  | 'updateCustomer'
  | 'deleteCustomer'
  | 'exportCustomer'
  | 'listCustomerEvents'
  | 'listCustomerNotes'
  | 'createCustomerNote'
  | 'deleteCustomerNote'
  | 'runCustomerBulkAction'
  | 'resendCustomerInvitation'
  | 'cancelCustomerInvitation'
  | 'disableCustomer'
  | 'enableCustomer'
  | 'endCustomerSessions'
  | 'resetCustomerMfa'
  | 'changeCustomerEmail'
  | 'viewAsCustomer'
  | 'endViewAsCustomer'
>;

export function customerHandlers(deps: CustomerBulkDeps): Handlers<Routes> {
  return {
    listCustomers: ({ session, query }) => listCustomers(deps, session.scope, query),
    inviteCustomer: ({ session: { scope }, caller, body }) => inviteCustomer(deps, { scope, caller }, body),
    getAdminCustomer: ({ session, params }) => readCustomer(deps, session.scope, params.id),
    updateCustomer: ({ session: { scope }, caller, params, version, body }) =>
      changeCustomer(deps, { scope, caller, version, ...params }, body),
    deleteCustomer: async ({ session: { scope }, caller, params }) => {
      await deleteCustomer(deps, { scope, caller, ...params });
      return undefined;
    },
    exportCustomer: ({ session: { scope }, caller, params }) =>
      exportCustomer(deps, { scope, caller, ...params }),
    listCustomerEvents: ({ session, params, query }) =>
      listCustomerEvents(deps, session.scope, params.id, query),
    listCustomerNotes: ({ session, params, query }) => listNotes(deps, session.scope, params.id, query),
    createCustomerNote: ({ session: { scope }, caller, params, body }) =>
      addNote(deps, { scope, caller, ...params }, body.text),
    deleteCustomerNote: async ({ session: { scope }, caller, params }) => {
      await removeNote(deps, { scope, caller, id: params.id }, params.noteId);
      return undefined;
    },
    runCustomerBulkAction: ({ session: { scope }, caller, body }) =>
      runCustomerBulkAction(deps, { scope, caller }, body),
    resendCustomerInvitation: ({ session: { scope }, caller, params }) =>
      resendInvitation(deps, { scope, caller, ...params }),
    cancelCustomerInvitation: async ({ session: { scope }, caller, params }) => {
      await cancelInvitation(deps, { scope, caller, ...params });
      return undefined;
    },
    disableCustomer: ({ session: { scope }, caller, params, body }) =>
      disableCustomer(deps, { scope, caller, ...params }, body.reason),
    enableCustomer: ({ session: { scope }, caller, params }) =>
      enableCustomer(deps, { scope, caller, ...params }),
    endCustomerSessions: ({ session: { scope }, caller, params }) =>
      endCustomerSessions(deps, { scope, caller, ...params }),
    resetCustomerMfa: ({ session: { scope }, caller, params, body }) =>
      resetMfa(deps, { scope, caller, ...params }, body.personId),
    changeCustomerEmail: ({ session: { scope }, caller, params, body }) =>
      changeEmail(deps, { scope, caller, ...params }, body),
    viewAsCustomer: ({ session: { scope }, caller, params, body }) =>
      viewAsCustomer(deps, { scope, caller, ...params }, body.reason),
    endViewAsCustomer: ({ session: { scope }, caller, params }) =>
      endViewAsCustomer(deps, { scope, caller, ...params }),
  };
}
