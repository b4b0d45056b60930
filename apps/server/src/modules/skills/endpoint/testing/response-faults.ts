import type { SkillRequest } from '#/modules/skills/endpoint/parse-request.ts';
import type { SkillResponse } from '#/modules/skills/endpoint/skill-response.ts';

/** What Amazon would refuse in a response to a request. */
export function responseFaults(request: SkillRequest, { version, response }: SkillResponse): string[] {
  const { outputSpeech, reprompt, directives = [], shouldEndSession, ...others } = response;
  const texts = [outputSpeech, reprompt?.outputSpeech].filter((each) => each !== undefined);
  const isEvent = /^(?:AudioPlayer|PlaybackController|System)\./.test(request.type);
  const mayPlay = !/Playback(?:Started|Stopped|Finished)$/.test(request.type);
  const plays = directives.filter((directive) => directive.type === 'AudioPlayer.Play');
  const rules: readonly (readonly [rule: string, isKept: boolean])[] = [
    ['the version is 1.0', version === '1.0'],
    ['no other fields', Object.keys(others).length === 0],
    ['at most 24 kB', Buffer.byteLength(JSON.stringify({ version, response })) <= 24_000],
    ['at most 8,000 characters of speech', texts.every(({ text }) => text.length <= 8_000)],
    ['no empty speech', texts.every(({ text }) => text.trim() !== '')],
    ['plain text', texts.every(({ type }) => type === 'PlainText')],
    ['no control characters', texts.every(({ text }) => !/\p{Cc}|\p{Cs}/u.test(text))],
    ['no placeholders', texts.every(({ text }) => !/\{(?:title|artist|station)\}/.test(text))],
    ['events and buttons are answered silently', !isEvent || texts.length === 0],
    ['events of a session that ended have no answer', !isLast(request) || isEmpty(response)],
    ['a stream is only replaced after a failure', mayPlay || directives.length === 0],
    ['one Play at most', plays.length <= 1],
    ['directives end the session', directives.length === 0 || shouldEndSession === true],
    ['an open session has a reprompt', shouldEndSession !== false || reprompt !== undefined],
    ['speech decides about the session', texts.length === 0 || shouldEndSession !== undefined],
    ['a live stream starts at its start', plays.every((each) => isLive(each.audioItem.stream))],
  ];
  return rules.filter(([, isKept]) => !isKept).map(([rule]) => rule);
}

const isLast = ({ type }: SkillRequest): boolean =>
  type === 'SessionEndedRequest' || type === 'System.ExceptionEncountered';

const isEmpty = (response: SkillResponse['response']): boolean => Object.keys(response).length === 0;

const isLive = (stream: { token: string; url: string; offsetInMilliseconds: number }): boolean =>
  stream.offsetInMilliseconds === 0 &&
  stream.url.startsWith('https://') &&
  stream.token.length > 0 &&
  stream.token.length <= 1_024;
