import type { AnswerableSkill } from '#/modules/skills/endpoint/answerable-skill.ts';
import type { Speech } from '#/modules/skills/endpoint/speech.ts';

interface PlainText {
  readonly type: 'PlainText';
  readonly text: string;
}

interface PlayDirective {
  readonly type: 'AudioPlayer.Play';
  readonly playBehavior: 'REPLACE_ALL';
  readonly audioItem: {
    readonly stream: { readonly token: string; readonly url: string; readonly offsetInMilliseconds: 0 };
    readonly metadata: {
      readonly title: string;
      readonly subtitle: string;
      readonly art?: { readonly sources: readonly { readonly url: string }[] };
    };
  };
}

export type Directive = PlayDirective | { readonly type: 'AudioPlayer.Stop' };

/** The body of a response to Alexa. */
export interface SkillResponse {
  readonly version: '1.0';
  readonly response: {
    readonly outputSpeech?: PlainText;
    readonly reprompt?: { readonly outputSpeech: PlainText };
    readonly directives?: readonly Directive[];
    readonly shouldEndSession?: boolean;
  };
}

const plain = (text: string): PlainText => ({ type: 'PlainText', text });

/** All that is allowed after most events. */
export const emptyResponse: SkillResponse = { version: '1.0', response: {} };

/** An open session would pause the stream. */
export const directed = (directive: Directive, speech?: string): SkillResponse => ({
  version: '1.0',
  response: {
    ...(speech !== undefined && { outputSpeech: plain(speech) }),
    directives: [directive],
    shouldEndSession: true,
  },
});

/** Speaks and ends the session; a stream that was playing goes on. */
export const told = (speech: string): SkillResponse => ({
  version: '1.0',
  response: { outputSpeech: plain(speech), shouldEndSession: true },
});

/** Speaks and waits for an answer. */
export const asked = (speech: string, reprompt: string): SkillResponse => ({
  version: '1.0',
  response: {
    outputSpeech: plain(speech),
    reprompt: { outputSpeech: plain(reprompt) },
    shouldEndSession: false,
  },
});

export const stop: Directive = { type: 'AudioPlayer.Stop' };

/** The backup is the second and last try. */
const suffixes = { main: ':main:1', backup: ':backup:2' } as const;
type Stream = keyof typeof suffixes;

const tokenOf = (skill: AnswerableSkill, stream: Stream): string => `${skill.id}${suffixes[stream]}`;

/** Which stream an event is about; null for one of another skill. */
export function streamOf(skill: AnswerableSkill, token: string | null): Stream | null {
  if (token === tokenOf(skill, 'main')) return 'main';
  return token === tokenOf(skill, 'backup') ? 'backup' : null;
}

/** Amazon's limit. */
const longestArtUrl = 2_000;

/** Titles of songs are not shown: the screen would show the first one for as long as the stream plays. */
export function play(skill: AnswerableSkill, url: string, stream: Stream, speech: Speech): Directive {
  const { artUrl } = skill;
  return {
    type: 'AudioPlayer.Play',
    playBehavior: 'REPLACE_ALL',
    audioItem: {
      // A live stream never resumes at an offset.
      stream: { token: tokenOf(skill, stream), url, offsetInMilliseconds: 0 },
      metadata: {
        title: speech.station,
        subtitle: speech.subtitle,
        ...(artUrl !== null && artUrl.length <= longestArtUrl && { art: { sources: [{ url: artUrl }] } }),
      },
    },
  };
}
