import { skillLocales } from '@unmuted/api/contract';
import { describe, expect, it } from 'vitest';
import { answerRequest, type SkillAnswer } from '#/modules/skills/endpoint/answer-request.ts';
import { defaultSpeech } from '#/modules/skills/endpoint/default-speech.ts';
import { responseFaults } from '#/modules/skills/endpoint/testing/response-faults.ts';
import { onAir, requestOf, skill, userId } from '#/modules/skills/endpoint/testing/skill-requests.ts';

const mainToken = 'skill-1:main:1';
const backupToken = 'skill-1:backup:2';

/** An answer in short: `play main`, `stop`, `says`, `asks` or `nothing`. */
function shortly({ response: { response } }: SkillAnswer): string {
  const [directive] = response.directives ?? [];
  const stream = directive?.type === 'AudioPlayer.Play' && directive.audioItem.stream;
  const acts = [
    ...(response.outputSpeech ? [response.shouldEndSession ? 'says' : 'asks'] : []),
    ...(stream ? [stream.token === mainToken ? 'plays main' : 'plays backup'] : []),
    ...(directive?.type === 'AudioPlayer.Stop' ? ['stops'] : []),
  ];
  return acts.length > 0 ? acts.join(', ') : response.shouldEndSession ? 'ends' : 'nothing';
}

const failed = (token: string) => ({ token, error: { type: 'MEDIA_ERROR_UNKNOWN', message: 'no' } });

/** What each request gets on air, off air, and from a suspended skill. */
const table: readonly (readonly [
  name: string,
  fields: Readonly<Record<string, unknown>>,
  onAir: string,
  offAir: string,
  suspended: string,
])[] = [
  ['LaunchRequest', {}, 'says, plays main', 'says', 'says'],
  ['PlayIntent', {}, 'says, plays main', 'says', 'says'],
  ['AMAZON.ResumeIntent', {}, 'plays main', 'says', 'says'],
  ['WhatsPlayingIntent', {}, 'says', 'says', 'says'],
  ['AMAZON.PauseIntent', {}, 'stops', 'stops', 'stops'],
  ['AMAZON.StopIntent', {}, 'stops', 'stops', 'stops'],
  ['AMAZON.CancelIntent', {}, 'stops', 'stops', 'stops'],
  ['AMAZON.NavigateHomeIntent', {}, 'ends', 'ends', 'ends'],
  ['AMAZON.HelpIntent', {}, 'asks', 'asks', 'says'],
  ['AMAZON.FallbackIntent', {}, 'asks', 'asks', 'says'],
  ['OrderPizzaIntent', {}, 'asks', 'asks', 'says'],
  ...['Next', 'Previous', 'Repeat', 'StartOver', 'LoopOn', 'LoopOff', 'ShuffleOn', 'ShuffleOff'].map(
    (name) => [`AMAZON.${name}Intent`, {}, 'says', 'says', 'says'] as const,
  ),
  ['PlaybackController.PlayCommandIssued', {}, 'plays main', 'nothing', 'nothing'],
  ['PlaybackController.PauseCommandIssued', {}, 'stops', 'stops', 'stops'],
  ['PlaybackController.NextCommandIssued', {}, 'nothing', 'nothing', 'nothing'],
  ['PlaybackController.PreviousCommandIssued', {}, 'nothing', 'nothing', 'nothing'],
  ...['Started', 'Stopped', 'Finished', 'NearlyFinished'].map(
    (name) => [`AudioPlayer.Playback${name}`, { token: mainToken }, 'nothing', 'nothing', 'nothing'] as const,
  ),
  ['AudioPlayer.PlaybackFailed', failed(mainToken), 'plays backup', 'nothing', 'nothing'],
  ['AudioPlayer.PlaybackFailed', failed(backupToken), 'nothing', 'nothing', 'nothing'],
  ['AudioPlayer.PlaybackFailed', failed('other-skill:main:1'), 'nothing', 'nothing', 'nothing'],
  ['AudioPlayer.PlaybackFailed', {}, 'nothing', 'nothing', 'nothing'],
  ['SessionEndedRequest', { reason: 'USER_INITIATED' }, 'nothing', 'nothing', 'nothing'],
  ['System.ExceptionEncountered', { error: { type: 'INVALID_RESPONSE' } }, 'nothing', 'nothing', 'nothing'],
  ['AlexaSkillEvent.SkillDisabled', {}, 'nothing', 'nothing', 'nothing'],
  ['CanFulfillIntentRequest', { intent: { name: 'PlayIntent' } }, 'nothing', 'nothing', 'nothing'],
  ['constructor', {}, 'nothing', 'nothing', 'nothing'],
];

describe.each(['en-US', 'de-DE', 'fr-CA', 'ja-JP', 'pt-BR', 'xx-XX'])('in %s', (locale) => {
  it.each(table)('answers %s %o as Amazon allows', (name, fields, ...expected) => {
    const request = requestOf(name, fields, locale);
    const answers = [
      answerRequest(request, skill(), onAir()),
      answerRequest(request, skill(), onAir({ isOnAir: false, title: null, artist: null })),
      answerRequest(request, skill({ isSuspended: true }), onAir()),
    ];
    expect(answers.map(shortly)).toEqual(expected);
    expect(answers.flatMap(({ response }) => responseFaults(request, response))).toEqual([]);
  });
});

it('plays the stream from its start, with the name and the picture of the station', () => {
  const [directive] =
    answerRequest(requestOf('LaunchRequest'), skill(), onAir()).response.response.directives ?? [];
  expect(directive).toEqual({
    type: 'AudioPlayer.Play',
    playBehavior: 'REPLACE_ALL',
    audioItem: {
      stream: { token: mainToken, url: 'https://a.example/live.mp3', offsetInMilliseconds: 0 },
      metadata: {
        title: 'Radio Aurora',
        subtitle: defaultSpeech.en.subtitle,
        art: { sources: [{ url: 'https://a.example/icon.png' }] },
      },
    },
  });
});

it('has no second try without another stream', () => {
  const request = requestOf('AudioPlayer.PlaybackFailed', failed(mainToken));
  const { main } = skill().streams;
  for (const backup of [null, main])
    expect(shortly(answerRequest(request, skill({ streams: { main, backup } }), onAir()))).toBe('nothing');
});

it.each([
  ['</speak><audio src="https://evil.example/x.mp3"/>', 'Tom & Jerry'],
  ['\u0000\u0007\u202E\uD800 \u{1F525}\u{1F469}\u200D\u{1F4BB}', '\u{1F1EB}\u{1F1F7}'],
  ['{artist} {station} {title}', '$& $1 {title}'],
  ['あ"\\'.repeat(50_000), '\u{1F600}'.repeat(50_000)],
])('survives hostile titles and names', (title, artist) => {
  for (const locale of skillLocales)
    for (const name of [
      'WhatsPlayingIntent',
      'LaunchRequest',
      'AMAZON.HelpIntent',
      'AMAZON.FallbackIntent',
    ]) {
      const request = requestOf(name, {}, locale);
      const hostile = skill({ name: title.repeat(2), voices: {} });
      const { response } = answerRequest(request, hostile, onAir({ title, artist }));
      const faults = responseFaults(request, response);
      // A title may look like a placeholder: it is spoken as it is.
      expect(faults.filter((fault) => fault !== 'no placeholders' || !title.includes('{'))).toEqual([]);
    }
});

describe('counts', () => {
  const counted = (...given: Parameters<typeof requestOf>) =>
    answerRequest(requestOf(...given), skill(), onAir()).happenings.map(({ kind }) => kind);

  it.each<[name: string, fields: Readonly<Record<string, unknown>>, kinds: readonly string[]]>([
    ['LaunchRequest', {}, ['session', 'play']],
    ['WhatsPlayingIntent', {}, ['session']],
    ['AMAZON.FallbackIntent', {}, ['session', 'not_understood']],
    ['OrderPizzaIntent', {}, ['session', 'not_understood']],
    ['AMAZON.NextIntent', {}, ['session']],
    ['PlaybackController.PlayCommandIssued', {}, ['play']],
    ['AudioPlayer.PlaybackFailed', failed(mainToken), ['error']],
    ['System.ExceptionEncountered', { error: { type: 'INVALID_RESPONSE' } }, ['error']],
    ['SessionEndedRequest', { reason: 'ERROR', error: { type: 'INVALID_RESPONSE' } }, ['error']],
    ['SessionEndedRequest', { reason: 'USER_INITIATED' }, []],
    ['AlexaSkillEvent.SkillDisabled', {}, []],
  ])('%s %o as %o', (name, fields, kinds) => {
    expect(counted(name, fields)).toEqual(kinds);
  });

  it('no play when off air', () => {
    const { happenings } = answerRequest(requestOf('LaunchRequest'), skill(), onAir({ isOnAir: false }));
    expect(happenings.map(({ kind }) => kind)).toEqual(['session']);
  });

  it('in the locale of Amazon that was requested', () => {
    const { happenings } = answerRequest(requestOf('LaunchRequest', {}, 'fr-FR'), skill(), onAir());
    expect(happenings[0]).toEqual({ kind: 'session', locale: 'fr-FR' });
    const other = answerRequest(requestOf('LaunchRequest', {}, 'de-CH'), skill(), onAir());
    expect(other.happenings[0]?.locale).toBe('de-DE');
  });

  it('the listening time as stops less starts, over interruptions and a failure', () => {
    const event = (name: string, offset: unknown, token = mainToken) =>
      requestOf(`AudioPlayer.Playback${name}`, { token, offsetInMilliseconds: offset });
    const events = [
      event('Started', 0),
      event('Stopped', 60_000),
      event('Started', 60_000),
      event('Stopped', '90000'),
      event('NearlyFinished', 90_000),
      event('Started', 90_000),
      requestOf('AudioPlayer.PlaybackFailed', {
        ...failed(mainToken),
        currentPlaybackState: { token: mainToken, offsetInMilliseconds: 100_000 },
      }),
      event('Started', 0, backupToken),
      event('Finished', 5_000, backupToken),
      // Not of this skill, or not a time.
      event('Stopped', 60_000, 'another:main:1'),
      event('Stopped', -1),
      event('Stopped', 1e300),
      event('Stopped', 'soon'),
    ];
    const listened = events
      .flatMap((request) => answerRequest(request, skill(), onAir()).happenings)
      .filter(({ kind }) => kind === 'listened');
    expect(listened.reduce((sum, { durationS = 0 }) => sum + durationS, 0)).toBe(105);
  });
});

it('logs why a session ended, without ids and addresses', () => {
  const logOf = (...given: Parameters<typeof requestOf>) =>
    answerRequest(requestOf(...given), skill(), onAir()).log;
  expect(logOf('SessionEndedRequest', { reason: 'EXCEEDED_MAX_REPROMPTS' })).toBe(
    'SessionEndedRequest: EXCEEDED_MAX_REPROMPTS',
  );
  const message = `user ${userId}\nasked https://a.example/live.mp3?token=secret ${'x'.repeat(5_000)}`;
  const log = logOf('System.ExceptionEncountered', { error: { type: 'INTERNAL', message } }) ?? '';
  expect(log).toMatch(/^System.ExceptionEncountered: INTERNAL: user \(id\) asked \(URL\) x+$/);
  expect(log.length).toBeLessThanOrEqual(300);
  expect(logOf('LaunchRequest')).toBeNull();
});
