import type { AnswerableSkill, Happening, OnAir } from '#/modules/skills/endpoint/answerable-skill.ts';
import type { SkillRequest } from '#/modules/skills/endpoint/parse-request.ts';
import {
  asked,
  directed,
  emptyResponse,
  play,
  type SkillResponse,
  stop,
  streamOf,
  told,
} from '#/modules/skills/endpoint/skill-response.ts';
import { type Speech, speechOf } from '#/modules/skills/endpoint/speech.ts';

export interface SkillAnswer {
  readonly response: SkillResponse;
  readonly happenings: readonly Happening[];
  /** Why a session ended, or what failed; without ids and URLs. */
  readonly log: string | null;
}

type Act =
  | 'launch'
  | 'resume'
  | 'whats_playing'
  | 'stop'
  | 'leave'
  | 'help'
  | 'live_only'
  | 'play_button'
  | 'failed'
  | 'reported'
  | 'none';

const acts = new Map<string, Act>([
  ['LaunchRequest', 'launch'],
  ['PlayIntent', 'launch'],
  ['AMAZON.ResumeIntent', 'resume'],
  ['WhatsPlayingIntent', 'whats_playing'],
  ['AMAZON.PauseIntent', 'stop'],
  ['AMAZON.StopIntent', 'stop'],
  ['AMAZON.CancelIntent', 'stop'],
  ['AMAZON.NavigateHomeIntent', 'leave'],
  ['AMAZON.HelpIntent', 'help'],
  // They arrive although they are not in the model, if our stream was the last one that played.
  ['AMAZON.NextIntent', 'live_only'],
  ['AMAZON.PreviousIntent', 'live_only'],
  ['AMAZON.RepeatIntent', 'live_only'],
  ['AMAZON.StartOverIntent', 'live_only'],
  ['AMAZON.LoopOnIntent', 'live_only'],
  ['AMAZON.LoopOffIntent', 'live_only'],
  ['AMAZON.ShuffleOnIntent', 'live_only'],
  ['AMAZON.ShuffleOffIntent', 'live_only'],
  ['PlaybackController.PlayCommandIssued', 'play_button'],
  ['PlaybackController.PauseCommandIssued', 'stop'],
  ['AudioPlayer.PlaybackFailed', 'failed'],
  ['SessionEndedRequest', 'reported'],
  ['System.ExceptionEncountered', 'reported'],
]);

/** Answers a request of Alexa. Pure: nothing is remembered between requests, so that any server process can answer the next one. */
export function answerRequest(request: SkillRequest, skill: AnswerableSkill, onAir: OnAir): SkillAnswer {
  const isIntent = request.type === 'IntentRequest';
  const act = acts.get((isIntent ? request.intent : request.type) ?? '') ?? (isIntent ? null : 'none');
  const speech = speechOf(skill, request.locale, onAir);
  const response = responseTo(act, { request, skill, onAir, speech });
  const { locale } = speech;
  const count = (kind: Happening['kind']): Happening => ({ kind, locale });
  const durationS = listenedS(request, skill);
  const isAsked = act === 'launch' || act === 'resume' || act === 'play_button';
  const isError = act === 'failed' || (act === 'reported' && request.errorType !== null);
  const happenings = [
    ...(request.type === 'LaunchRequest' || (isIntent && request.isNewSession) ? [count('session')] : []),
    ...(isAsked && response.response.directives ? [count('play')] : []),
    ...(durationS === 0 ? [] : [{ ...count('listened'), durationS }]),
    ...(act === null ? [count('not_understood')] : []),
    ...(isError ? [count('error')] : []),
  ];
  return { response, happenings, log: act === 'reported' || act === 'failed' ? logOf(request) : null };
}

interface Situation {
  readonly request: SkillRequest;
  readonly skill: AnswerableSkill;
  readonly onAir: OnAir;
  readonly speech: Speech;
}

/** Responses to events and buttons may contain directives, but never speech. */
function responseTo(act: Act | null, { request, skill, onAir, speech }: Situation): SkillResponse {
  // A stream can be stopped whatever became of the skill.
  if (act === 'stop') return directed(stop);
  if (act === 'none' || act === 'reported') return emptyResponse;
  if (act === 'leave') return { version: '1.0', response: { shouldEndSession: true } };
  const isSilent = act === 'play_button' || act === 'failed';
  if (skill.isSuspended) return isSilent ? emptyResponse : told(speech.unavailable());
  const { main, backup } = skill.streams;
  const isOnAir = onAir.isOnAir && main !== null;
  if (isSilent) {
    if (!isOnAir) return emptyResponse;
    if (act === 'play_button') return directed(play(skill, main, 'main', speech));
    const hasBackup = backup !== null && backup !== main;
    // Never the main stream after the backup: two broken streams would take turns for ever.
    return hasBackup && streamOf(skill, request.token) === 'main'
      ? directed(play(skill, backup, 'backup', speech))
      : emptyResponse;
  }
  if (act === 'help') return asked(speech.help(), speech.reprompt());
  if (act === 'live_only') return told(speech.liveOnly());
  if (act === null) return asked(speech.error(), speech.reprompt());
  if (!isOnAir) return told(speech.offAir());
  if (act === 'whats_playing') return told(speech.nowPlaying());
  return directed(play(skill, main, 'main', speech), act === 'launch' ? speech.intro() : undefined);
}

/**
 * Seconds to add to the listening time. The device counts: it reports the offset in the stream whenever it stops (finishes, fails) and
 * starts. The sum of all stops less the sum of all starts is the time listened, so that a start at an offset, after Alexa interrupted
 * the stream for another answer, is negative. No process needs to know about the start of what stops. A stop that is never reported, of
 * a device without power, counts nothing.
 */
function listenedS({ type, token, offsetMs }: SkillRequest, skill: AnswerableSkill): number {
  if (offsetMs === null || streamOf(skill, token) === null) return 0;
  const seconds = Math.round(offsetMs / 1_000);
  if (type === 'AudioPlayer.PlaybackStarted') return seconds === 0 ? 0 : -seconds;
  const ends = ['Stopped', 'Finished', 'Failed'].map((end) => `AudioPlayer.Playback${end}`);
  return ends.includes(type) ? seconds : 0;
}

const longestLog = 300;

/** Messages of Amazon quote what was sent. */
function logOf({ type, reason, errorType, errorMessage }: SkillRequest): string {
  const parts = [type, reason, errorType, errorMessage].filter((part) => part !== null);
  return parts
    .join(': ')
    .slice(0, 2_000)
    .replace(/amzn1\.\S+/gi, '(id)')
    .replace(/\b[a-z][a-z0-9+.-]{1,20}:\/\/\S+/gi, '(URL)')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ')
    .slice(0, longestLog);
}
