import { requestOfUtterance, type SkillAct, type SkillAnswer, type SkillTurn } from '@unmuted/api/contract';
import { isSameSource, requireSource } from '#/modules/sites/pages/played-source.ts';
import { answerRequest } from '#/modules/skills/endpoint/answer-request.ts';
import { parseSkillRequest } from '#/modules/skills/endpoint/parse-request.ts';
import { readAnswerable } from '#/modules/skills/endpoint/read-answerable.ts';
import { requireSkillRow } from '#/modules/skills/skill/change-skill.ts';
import type { SkillFactsDeps } from '#/modules/skills/skill/skill-facts.ts';
import type { Scope } from '#/platform/auth/scope.ts';

const requests: Readonly<Record<Exclude<SkillAct, 'say'>, string>> = {
  open: 'LaunchRequest',
  whats_playing: 'WhatsPlayingIntent',
  pause: 'AMAZON.PauseIntent',
  resume: 'AMAZON.ResumeIntent',
  next: 'AMAZON.NextIntent',
  help: 'AMAZON.HelpIntent',
  stop: 'AMAZON.StopIntent',
};

/** Answers a turn by the code of the endpoint, with the texts of the draft on the screen. Nothing is counted. */
export async function simulate(
  deps: SkillFactsDeps,
  scope: Scope,
  id: string,
  { document, locale, act, utterance }: SkillTurn,
): Promise<SkillAnswer> {
  const row = await requireSkillRow(deps, scope, id);
  const { source } = document;
  if (!isSameSource(source, row.draft?.source ?? null))
    await requireSource(deps.db, scope, {
      accountId: row.account_id,
      source: source,
      error: 'skill.source_unknown',
    });
  const { skill, onAir } = await readAnswerable(deps, row, document);
  const name = document.voices.find((voice) => voice.locale === locale)?.invocationName ?? '';
  const wanted = act === 'say' ? requestOfUtterance(locale, name, utterance) : requests[act];
  const isLaunch = wanted === 'LaunchRequest';
  const started = performance.now();
  const asked = parseSkillRequest({
    session: { new: isLaunch },
    request: isLaunch
      ? { type: 'LaunchRequest', locale }
      : { type: 'IntentRequest', locale, intent: { name: wanted } },
  });
  if (!asked) throw new Error('the simulated request has no type');
  const { response } = answerRequest(asked, skill, onAir).response;
  const tookMs = performance.now() - started;
  const [directive] = response.directives ?? [];
  return {
    request: asked.intent ?? asked.type,
    speech: response.outputSpeech?.text ?? null,
    directive: directive ? (directive.type === 'AudioPlayer.Play' ? 'play' : 'stop') : null,
    url: directive?.type === 'AudioPlayer.Play' ? directive.audioItem.stream.url : null,
    isOpen: response.shouldEndSession === false,
    tookMs: Math.round(tookMs * 100) / 100,
  };
}
