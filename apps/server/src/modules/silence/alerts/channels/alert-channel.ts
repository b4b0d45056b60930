import type { AlarmKind, AlertChannel, AlertError, AlertEvent, Locale } from '@unmuted/api/contract';
import type { Connector } from '#/platform/connector/connector.ts';

/** The origins of the services whose address cannot be chosen. */
export interface AlertOrigins {
  readonly discord: string;
  readonly slack: string;
  readonly telegram: string;
  readonly pagerduty: string;
}

export const alertServices: AlertOrigins = {
  discord: 'https://discord.com',
  slack: 'https://hooks.slack.com',
  telegram: 'https://api.telegram.org',
  pagerduty: 'https://events.pagerduty.com',
};

/** The service that sends text messages and makes calls, by the interface of Twilio. */
export interface TextService {
  readonly origin: string;
  readonly account: string;
  readonly token: string;
  /** A telephone number, or the id of a messaging service. */
  readonly from: string;
}

/** A target as it is stored: only the parts that a request needs. */
export type StoredTarget =
  | { readonly channel: 'email'; readonly email: string }
  | { readonly channel: 'webhook'; readonly url: string; readonly secret: string }
  /** `path`: team, hook and token. */
  | { readonly channel: 'slack'; readonly path: string }
  /** `hook`: id and token. */
  | { readonly channel: 'discord'; readonly hook: string }
  | { readonly channel: 'teams'; readonly url: string }
  | { readonly channel: 'telegram'; readonly token: string; readonly chatId: string }
  | { readonly channel: 'pagerduty'; readonly routingKey: string }
  | { readonly channel: 'sms' | 'voice'; readonly phone: string }
  /** A subscription of a browser; only its keys can decrypt a message. */
  | { readonly channel: 'push'; readonly endpoint: string; readonly p256dh: string; readonly auth: string };

export interface MessageLink {
  readonly label: string;
  readonly url: string;
}

export interface MessageIncident {
  readonly id: string;
  readonly kind: AlarmKind;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  readonly lowestDb: number | null;
  readonly listeners: number | null;
  readonly isTest: boolean;
}

/** One message about an incident, or a test, in the language of its recipient. */
export interface AlertMessage {
  /** The same for all tries. */
  readonly id: string;
  readonly event: AlertEvent;
  readonly locale: Locale;
  /** Whether it tells an end. */
  readonly isOver: boolean;
  /** The name of a station or a policy. */
  readonly subject: string;
  /** Null for a test of a policy. */
  readonly station: { readonly id: string; readonly name: string } | null;
  /** Null for a test without an incident, and for a code. */
  readonly incident: MessageIncident | null;
  readonly title: string;
  /** One fact each. */
  readonly lines: readonly string[];
  /** Acknowledges or snoozes the incident; null if there is nothing to do. */
  readonly act: MessageLink | null;
  readonly page: MessageLink;
  /** For a text message: one part where possible. */
  readonly short: string;
  /** For a call. */
  readonly spoken: string;
}

export interface ChannelCall<Channel extends AlertChannel = AlertChannel> {
  readonly connector: Connector;
  readonly origins: AlertOrigins;
  readonly target: Extract<StoredTarget, { channel: Channel }>;
  readonly message: AlertMessage;
  readonly now: Date;
}

export interface ChannelReply {
  readonly status: number;
  /** Null if the service took the message. */
  readonly error: AlertError | null;
  /** How long the service asks to wait. */
  readonly retryAfterMs?: number | null;
  /** The id that the service gave the message. */
  readonly providerId?: string | undefined;
  /** The new number of a Telegram chat that has become a supergroup. */
  readonly chatId?: string;
}

export type Send<Channel extends AlertChannel> = (call: ChannelCall<Channel>) => Promise<ChannelReply>;

/** What an HTTP status means; null for success. */
export function errorOf(status: number): AlertError | null {
  if (status >= 200 && status < 300) return null;
  if (status === 401 || status === 403) return 'unauthorized';
  if (status === 410) return 'gone';
  if (status === 429) return 'rate_limited';
  if (status === 408 || status >= 500) return 'service_error';
  return status >= 400 ? 'rejected' : 'bad_reply';
}

/** The first characters of a text; services refuse longer ones. */
export const first = (text: string, length: number): string => {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`;
};

/** The links of a message, the most important one first. */
export const linksOf = ({ act, page }: AlertMessage): MessageLink[] => [...(act ? [act] : []), page];
