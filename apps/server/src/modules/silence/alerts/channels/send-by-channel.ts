import type {
  AlertMessage,
  AlertOrigins,
  ChannelReply,
  StoredTarget,
  TextService,
} from '#/modules/silence/alerts/channels/alert-channel.ts';
import { sendToDiscord } from '#/modules/silence/alerts/channels/discord.ts';
import { sendToPagerDuty } from '#/modules/silence/alerts/channels/pagerduty.ts';
import { type PushDeps, sendByPush } from '#/modules/silence/alerts/channels/push.ts';
import { sendToSlack } from '#/modules/silence/alerts/channels/slack.ts';
import { sendToTeams } from '#/modules/silence/alerts/channels/teams.ts';
import { sendToTelegram } from '#/modules/silence/alerts/channels/telegram.ts';
import { sendByTelephone } from '#/modules/silence/alerts/channels/twilio.ts';
import { sendToWebhook } from '#/modules/silence/alerts/channels/webhook.ts';
import type { Connector } from '#/platform/connector/connector.ts';

export interface ChannelDeps extends PushDeps {
  readonly alertConnector: Connector;
  readonly alertOrigins: AlertOrigins;
  /** Null if the provider has none: there are no text messages and calls then. */
  readonly textService: TextService | null;
}

/** Everything but email, which has an outbox of its own. */
export type RequestTarget = Exclude<StoredTarget, { channel: 'email' }>;

/** Sends a message once. Rejects with a `ConnectorError` if there is no reply; null if this server has no such channel. */
export async function sendByChannel(
  deps: ChannelDeps,
  target: RequestTarget,
  message: AlertMessage,
  now: Date,
): Promise<ChannelReply | null> {
  const { alertConnector: connector, alertOrigins: origins, textService: service } = deps;
  const call = { connector, origins, message, now };
  switch (target.channel) {
    case 'webhook':
      return sendToWebhook({ ...call, target });
    case 'slack':
      return sendToSlack({ ...call, target });
    case 'discord':
      return sendToDiscord({ ...call, target });
    case 'teams':
      return sendToTeams({ ...call, target });
    case 'telegram':
      return sendToTelegram({ ...call, target });
    case 'pagerduty':
      return sendToPagerDuty({ ...call, target });
    case 'sms':
    case 'voice':
      return service && sendByTelephone({ ...call, target, service });
    case 'push':
      return sendByPush(deps, { ...call, target });
  }
}
