import { type Locale, limits, type SiteDocument, type SiteMessageKind } from '@unmuted/api/contract';
import * as z from 'zod/mini';
import { countAllUnread, insertMessage, keepMessages } from '#/modules/sites/messages/messages.repository.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Db } from '#/platform/db/schema.ts';
import { productOfSite } from '#/platform/events/products.ts';
import { recordEvents } from '#/platform/events/record-event.ts';
import type { Geo } from '#/platform/geo/geo.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';
import type { LiveBus } from '#/platform/live/bus.ts';
import { type NotifyDeps, notify } from '#/platform/notifications/notify.ts';
import { networkOf } from '#/platform/throttle/network.ts';
import type { Throttle } from '#/platform/throttle/throttle.ts';

export interface ReceiveDeps extends NotifyDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly geo: Geo;
  readonly throttle: Throttle;
  readonly bus: Pick<LiveBus, 'publish'>;
  readonly publicUrl: () => string;
}

interface PublishedSite {
  readonly username: string;
  readonly account_id: string;
  /** The published version. */
  readonly document: SiteDocument;
}

interface Visitor {
  readonly address: string;
  readonly language: Locale;
}

const hourMs = 3_600_000;
const fromAddress = { kind: 'site.message_address', limit: 5, windowMs: hourMs };
const toSite = { kind: 'site.message_site', limit: 60, windowMs: hourMs };
/** Mails about messages of one site. */
const notices = { kind: 'site.message_notice', limit: 1, windowMs: 15 * 60_000 };

const songLength = 160;
/** Cleaned before its length is checked, so that invisible characters do not pass for a text. */
const line = (maxLength: number) => z.string().check(z.overwrite(visible), z.maxLength(maxLength));
const fieldsOf = z.object({
  kind: z.enum(['request', 'contact']),
  name: line(limits.siteName).check(z.minLength(1)),
  email: z._default(z.union([z.literal(''), z.email().check(z.maxLength(254))]), ''),
  song: z._default(line(songLength), ''),
  text: z._default(z.string().check(z.overwrite(visibleLines), z.maxLength(limits.siteMessage)), ''),
});

/**
 * Stores what a visitor sent by a form, and tells those who read messages. `ignored`: the hidden field was filled in, which
 * only programs do; they learn nothing. The address of the visitor is not stored.
 */
export async function receiveSiteMessage(
  deps: ReceiveDeps,
  site: PublishedSite,
  { address, language }: Visitor,
  fields: Readonly<Record<string, string>>,
): Promise<'received' | 'ignored'> {
  if (fields.website) return 'ignored';
  const { kind, ...message } = validOf(site.document, fields);
  await deps.throttle.pass(fromAddress, networkOf(address), site.username);
  await deps.throttle.pass(toSite, site.username);
  const notice = await deps.throttle.take(notices, site.username);
  const now = deps.clock.now();
  await deps.db
    .transaction()
    .execute(async (tx) => {
      const id = uuidv7(now);
      await insertMessage(tx, {
        id,
        username: site.username,
        kind,
        ...message,
        country: deps.geo.countryOf(address),
        language,
        received_at: now,
        read_at: null,
      });
      // What the visitor wrote stays here.
      await recordEvents(tx, [
        {
          accountId: site.account_id,
          type: 'site.message',
          at: now,
          product: { site: site.username },
          data: { messageId: id, kind, receivedAt: now.toISOString() },
        },
      ]);
      await keepMessages(tx, site.username, limits.siteMessages);
      if (!notice.isOver) await tellReaders(deps, tx, site);
    })
    .catch(async (error: unknown) => {
      // The next message is mailed about instead.
      if (!notice.isOver) await notice.giveBack();
      throw error;
    });
  deps.bus.publish([`site:${site.username}`]);
  return 'received';
}

interface ValidMessage {
  readonly kind: SiteMessageKind;
  readonly name: string;
  readonly email: string | null;
  readonly song: string | null;
  readonly text: string;
}

function validOf(document: SiteDocument, fields: Readonly<Record<string, string>>): ValidMessage {
  const parsed = fieldsOf.safeParse({ ...fields, email: fields.email?.trim() ?? '' });
  const field = parsed.success
    ? missingField(document, parsed.data)
    : String(parsed.error.issues[0]?.path[0]);
  if (field !== null || !parsed.success)
    throw new AppError('request.invalid', {
      errors: [{ pointer: `/${field}`, code: 'required', params: {} }],
    });
  const { kind, name, email, song, text } = parsed.data;
  return { kind, name, email: email || null, song: kind === 'request' ? song : null, text };
}

/** A required field that is empty, or the kind if the site does not offer such a form. */
function missingField(
  document: SiteDocument,
  { kind, song, text }: z.output<typeof fieldsOf>,
): string | null {
  const isOffered = document.sections.some(
    (section) =>
      section.isOn &&
      (kind === 'request' ? section.type === 'requests' : section.type === 'contact' && section.hasForm),
  );
  if (!isOffered) return 'kind';
  if (kind === 'request') return song === '' ? 'song' : null;
  return text === '' ? 'text' : null;
}

/** Without characters that hide or reorder text in the dashboard. */
function visible(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

function visibleLines(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .split('\n')
    .map((part) => visible(part))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

async function tellReaders(
  deps: ReceiveDeps,
  tx: Parameters<typeof notify>[1],
  { username, account_id: accountId }: PublishedSite,
): Promise<void> {
  const link = `${deps.publicUrl()}/onepage/${username}/requests`;
  const unread = await countAllUnread(tx, username);
  return notify(deps, tx, {
    accountId,
    kind: 'site_message',
    products: [productOfSite(username)],
    about: username,
    mailTo: (name) => ({ kind: 'site_message', name, site: username, unread, link }),
  });
}
