import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SkillStream } from '@unmuted/api';

/** Why Alexa cannot play a stream, or not well. */
export const skillStreamTexts: Record<NonNullable<SkillStream['problem']>, MessageDescriptor> = {
  no_stream: msg`There is no stream to play.`,
  not_https: msg`Alexa plays only addresses that begin with https.`,
  certificate: msg`Devices do not trust the certificate of the server.`,
  unreachable: msg`The server did not answer.`,
  format: msg`Alexa plays MP3 and AAC. This is something else.`,
  slow: msg`The first sound took more than two seconds. Listeners hear silence meanwhile.`,
  port: msg`Some networks block this port. Port 443 works everywhere.`,
};

/** Problems with which Alexa still plays a stream. */
export const isStreamWarning = (problem: SkillStream['problem']): boolean =>
  problem === 'slow' || problem === 'port';
