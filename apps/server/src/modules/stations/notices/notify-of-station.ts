import type { NotificationKind } from '@unmuted/api/contract';
import type { Db, Tx } from '#/platform/db/schema.ts';
import { productOfStation } from '#/platform/events/products.ts';
import type { StationMail } from '#/platform/mail/mail.ts';
import { type NotifyDeps, notify } from '#/platform/notifications/notify.ts';

export interface StationNoticeDeps extends NotifyDeps {
  readonly publicUrl: () => string;
}

/** What happened, as its mail has it. */
type Content = StationMail extends infer Mail
  ? Mail extends { readonly kind: NotificationKind }
    ? Omit<Mail, 'name' | 'station' | 'link'>
    : never
  : never;

interface NoticedStation {
  readonly id: string;
  readonly name: string;
  readonly account_id: string;
}

/** The page of a station where the act is, below its address. */
const pages: Readonly<Record<Content['kind'], string>> = {
  station_down: '',
  station_up: '',
  tune_in_refused: '/tunein',
  song_output_disabled: '/nowplaying',
  alarm_recipient_disabled: '/silence-detection',
};

/** Tells the people who manage a station what happened, in the transaction of the change. */
export function notifyOfStation(
  deps: StationNoticeDeps,
  tx: Db | Tx,
  { id, name: station, account_id: accountId }: NoticedStation,
  content: Content,
): Promise<void> {
  const { kind } = content;
  const link = `${deps.publicUrl()}/station/${id}${pages[kind]}`;
  return notify(deps, tx, {
    accountId,
    kind,
    products: [productOfStation(id)],
    about: station,
    mailTo: (name) => ({ ...content, name, station, link }),
  });
}
