import type { AnswerableSkill, OnAir } from '#/modules/skills/endpoint/answerable-skill.ts';
import { parseSkillRequest, type SkillRequest } from '#/modules/skills/endpoint/parse-request.ts';

export const userId = 'amzn1.ask.account.AEXAMPLE';

export const skill = (changes: Partial<AnswerableSkill> = {}): AnswerableSkill => ({
  id: 'skill-1',
  name: 'Radio Aurora',
  isSuspended: false,
  voices: {
    'en-US': {
      welcome: 'Welcome to {station}.',
      help: '',
      error: '',
      offAir: 'Back at six.',
      nowPlaying: 'This is {title} from {artist}.',
    },
    'de-DE': { welcome: '', help: '', error: '', offAir: '', nowPlaying: '' },
  },
  streams: { main: 'https://a.example/live.mp3', backup: 'https://b.example/live.mp3' },
  artUrl: 'https://a.example/icon.png',
  ...changes,
});

export const onAir = (changes: Partial<OnAir> = {}): OnAir => ({
  isOnAir: true,
  title: 'Northern Lights',
  artist: 'The Fjords',
  ...changes,
});

type Fields = Readonly<Record<string, unknown>>;

/** The JSON of a request; events and buttons have no session. */
export function bodyOf(type: string, fields: Fields = {}, locale = 'en-US') {
  const isSpoken = /^(?:LaunchRequest|IntentRequest|SessionEndedRequest)$/.test(type);
  const user = { userId };
  return {
    version: '1.0',
    ...(isSpoken && { session: { new: true, sessionId: 'session-1', user, attributes: {} } }),
    context: { System: { user, device: { deviceId: 'amzn1.ask.device.1', supportedInterfaces: {} } } },
    request: { type, requestId: 'request-1', timestamp: '2026-03-02T09:10:00Z', locale, ...fields },
  };
}

/** A request by its type, or by the name of its intent. */
export function requestOf(name: string, fields: Fields = {}, locale = 'en-US'): SkillRequest {
  const body = name.endsWith('Intent')
    ? bodyOf('IntentRequest', { intent: { name, confirmationStatus: 'NONE', slots: {} }, ...fields }, locale)
    : bodyOf(name, fields, locale);
  const request = parseSkillRequest(body);
  if (!request) throw new Error(`${name} cannot be read`);
  return request;
}
