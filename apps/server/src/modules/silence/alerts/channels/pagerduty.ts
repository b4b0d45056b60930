import type { AlarmKind, AlertEvent } from '@unmuted/api/contract';
import {
  type AlertMessage,
  type ChannelCall,
  type ChannelReply,
  errorOf,
  first,
  linksOf,
  type Send,
} from '#/modules/silence/alerts/channels/alert-channel.ts';
import { askJson, retryAfterOf, stringOf } from '#/platform/connector/ask-json.ts';

const critical: readonly AlarmKind[] = ['silent', 'digital_zero', 'off_air'];
const actions: Readonly<Partial<Record<AlertEvent, 'acknowledge' | 'resolve'>>> = {
  acknowledged: 'acknowledge',
  recovered: 'resolve',
};

/** Events API v2. The key is the incident, so that its end closes the same alert; a test closes its own at once. */
export const sendToPagerDuty: Send<'pagerduty'> = async (call) => {
  const { event, incident, id } = call.message;
  const key = incident?.id ?? id;
  const reply = await enqueue(call, key, actions[event] ?? 'trigger');
  return reply.error === null && incident === null ? enqueue(call, key, 'resolve') : reply;
};

async function enqueue(
  { connector, origins, target, message, now }: ChannelCall<'pagerduty'>,
  key: string,
  action: 'trigger' | 'acknowledge' | 'resolve',
): Promise<ChannelReply> {
  const answer = await askJson(connector, {
    url: `${origins.pagerduty}/v2/enqueue`,
    json: JSON.stringify({
      routing_key: target.routingKey,
      event_action: action,
      dedup_key: key,
      ...(action === 'trigger' && triggerOf(message, now)),
    }),
  });
  const { status, json } = answer;
  return {
    status,
    error: errorOf(status),
    retryAfterMs: retryAfterOf(answer, now),
    providerId: stringOf(json?.dedup_key),
  };
}

function triggerOf(message: AlertMessage, now: Date) {
  const { incident, subject, title, lines, page } = message;
  return {
    payload: {
      summary: first(title, 1_024),
      source: first(subject, 255),
      severity: severityOf(incident),
      timestamp: (incident?.startedAt ?? now).toISOString(),
      custom_details: { facts: lines.join('\n') },
    },
    links: linksOf(message).map(({ label, url }) => ({ href: url, text: label })),
    client_url: page.url,
  };
}

function severityOf(incident: AlertMessage['incident']): 'critical' | 'warning' | 'info' {
  if (incident === null || incident.isTest) return 'info';
  return critical.includes(incident.kind) ? 'critical' : 'warning';
}
