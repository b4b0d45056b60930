import { type AlertChannel, alertChannels } from '@unmuted/api/contract';
import type { ChannelDeps } from '#/modules/silence/alerts/channels/send-by-channel.ts';
import { AppError } from '#/platform/http/app-error.ts';

type Services = Pick<ChannelDeps, 'textService'>;

/** Text messages and calls need a service of the provider. */
const isAvailable = ({ textService }: Services, channel: AlertChannel): boolean =>
  textService !== null || (channel !== 'sms' && channel !== 'voice');

export const listChannels = (services: Services) =>
  alertChannels.map((channel) => ({ channel, isAvailable: isAvailable(services, channel) }));

export function requireChannel(services: Services, channel: AlertChannel): void {
  if (!isAvailable(services, channel)) throw new AppError('silence.channel_unavailable');
}
