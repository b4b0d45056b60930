import type { AppState } from '@unmuted/api/contract';
import type { LockedApp } from '#/modules/apps/app/app.repository.ts';
import type { Tx } from '#/platform/db/schema.ts';
import { productOfApp } from '#/platform/events/products.ts';
import { recordEvents } from '#/platform/events/record-event.ts';
import type { Mail } from '#/platform/mail/mail.ts';
import { type NotifyDeps, notify } from '#/platform/notifications/notify.ts';

export interface ToldMove {
  readonly app: LockedApp;
  readonly from: AppState;
  readonly to: AppState;
  /** Shown to the owner. */
  readonly reason: string;
  readonly byStaff: boolean;
}

/** Tells the owner's programs of a move, and the people who manage the app if staff made one that concerns them. */
export async function tellOfMove(
  deps: NotifyDeps & { readonly publicUrl: () => string },
  tx: Tx,
  { app, from, to, reason, byStaff }: ToldMove,
): Promise<void> {
  const { id, name, platform, account_id: accountId } = app;
  await recordEvents(tx, [
    {
      accountId,
      type: 'app.state',
      at: deps.clock.now(),
      product: { app: { id, name, platform } },
      data: { state: to, previous: from },
    },
  ]);
  if (!byStaff || from === 'on_hold') return;
  const mailTo = mailOf(to, { app: name, link: `${deps.publicUrl()}/apps/android/${id}`, quote: reason });
  if (!mailTo) return;
  await notify(deps, tx, {
    accountId,
    kind: 'app_state',
    products: [productOfApp(id)],
    about: name,
    mailTo,
  });
}

type Texts = { readonly app: string; readonly link: string; readonly quote: string };

function mailOf(to: AppState, texts: Texts): ((name: string) => Mail) | null {
  const { app, link } = texts;
  switch (to) {
    case 'changes_requested':
      return (name) => ({ kind: 'app_changes_requested', name, ...texts });
    case 'rejected_by_store':
      return (name) => ({ kind: 'app_rejected', name, ...texts });
    case 'removed_by_store':
      return (name) => ({ kind: 'app_removed', name, ...texts });
    case 'on_hold':
      return (name) => ({ kind: 'app_on_hold', name, ...texts });
    case 'live':
      return (name) => ({ kind: 'app_live', name, app, link });
    default:
      return null;
  }
}
