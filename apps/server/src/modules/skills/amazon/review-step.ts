import { parseVerdict } from '@unmuted/api/contract';
import { objectsOf } from '#/modules/skills/amazon/smapi-messages.ts';
import {
  done,
  failed,
  next,
  type StepContext,
  type StepDeps,
  type StepResult,
  skewMs,
} from '#/modules/skills/amazon/steps.ts';
import { findSubmittedSkill, type SubmissionRow } from '#/modules/skills/amazon/submissions.repository.ts';
import { makeMove, type RequestedMove } from '#/modules/skills/life/move-skill.ts';
import { isObject, stringOf } from '#/platform/connector/ask-json.ts';

/** Reviews take days. */
const lookEveryMs = 30 * 60_000;

interface Certification {
  readonly id: string;
  readonly status: string | undefined;
}

/** The certification of a submission: by its id, or the one that was submitted since. */
export async function findCertification(
  { smapiClient }: StepDeps,
  { row, amazonId }: { readonly row: SubmissionRow; readonly amazonId: string },
): Promise<Certification | null> {
  const { json } = await smapiClient.get(`/v1/skills/${amazonId}/certifications?maxResults=10`);
  const since = row.asked_at === null ? Number.NaN : row.asked_at.getTime() - skewMs;
  const found = objectsOf(json.items).find(({ id, skillSubmissionTimestamp: at }) =>
    row.certification_id === null ? Date.parse(String(at)) >= since : id === row.certification_id,
  );
  const id = stringOf(found?.id);
  return id === undefined ? null : { id, status: stringOf(found?.status) };
}

/** Looks whether Amazon has certified the skill, and moves it. */
export async function readReview(deps: StepDeps, { row, skill }: StepContext): Promise<StepResult> {
  const again = next('review', lookEveryMs);
  if (skill.amazon_id === null) return again;
  const certification = await findCertification(deps, { row, amazonId: skill.amazon_id });
  if (!certification) return again;
  const { id, status } = certification;
  if (status === 'CANCELLED') return failed('cancelled');
  if (status !== 'SUCCEEDED' && status !== 'FAILED')
    return next('review', lookEveryMs, { certification_id: id });
  const { json } = await deps.smapiClient.get(
    `/v1/skills/${skill.amazon_id}/certifications/${encodeURIComponent(id)}`,
  );
  const reasons = reasonsOf(json);
  if (status === 'SUCCEEDED') return move(deps, skill.id, { move: 'certify' }, reasons);
  const { reason, comments } = parseVerdict(reasons.join('\n\n'));
  // The owner needs a reason: without one, staff enter that of Amazon's email.
  if (reason === '') return failed('rejected');
  return move(deps, skill.id, { move: 'reject', reason, comments }, reasons);
}

/** Why Amazon did not publish the skill, or not everywhere. */
function reasonsOf({ result }: Readonly<Record<string, unknown>>): string[] {
  const info = isObject(result) && isObject(result.distributionInfo) ? result.distributionInfo : {};
  return objectsOf(info.publicationFailures).flatMap(({ reason }) => stringOf(reason) ?? []);
}

function move(
  deps: StepDeps,
  skillId: string,
  requested: RequestedMove,
  messages: readonly string[],
): Promise<StepResult> {
  return deps.db.transaction().execute(async (tx) => {
    const skill = await findSubmittedSkill(tx, skillId, { isLocked: true });
    if (skill?.status === 'certification') await makeMove(deps, tx, 'system', skill, requested);
    return done(messages);
  });
}
