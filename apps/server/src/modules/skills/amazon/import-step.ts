import { keepAmazonId } from '#/modules/skills/amazon/keep-amazon-id.ts';
import { SmapiError } from '#/modules/skills/amazon/smapi.ts';
import { messagesOf } from '#/modules/skills/amazon/smapi-messages.ts';
import {
  failed,
  next,
  type StepContext,
  type StepDeps,
  type StepResult,
} from '#/modules/skills/amazon/steps.ts';
import { isObject, stringOf } from '#/platform/connector/ask-json.ts';

const lookEveryMs = 10_000;

/** Looks whether Amazon has read the package, and keeps the id that it has assigned. */
export async function readImport(deps: StepDeps, { row, skill }: StepContext): Promise<StepResult> {
  const imported = await readOrNull(deps, row.import_id);
  // Amazon forgets imports: the same package is imported again, into the same skill.
  if (!imported) return next('upload', 0, { import_id: null });
  const amazonId = isObject(imported.skill) ? stringOf(imported.skill.skillId) : undefined;
  if (amazonId !== undefined && !(await keepAmazonId(deps, skill.id, amazonId))) return failed('id_taken');
  const status = stringOf(imported.status);
  if (status === 'IN_PROGRESS') return next('import', lookEveryMs);
  if (status !== 'SUCCEEDED') return failed('import_failed', messagesOf(imported));
  return next('submit', 0, { asked_at: null });
}

async function readOrNull({ smapiClient }: StepDeps, importId: string | null) {
  if (importId === null) return null;
  try {
    return (await smapiClient.get(`/v1/skills/imports/${encodeURIComponent(importId)}`)).json;
  } catch (error) {
    if (error instanceof SmapiError && error.status === 404) return null;
    throw error;
  }
}
