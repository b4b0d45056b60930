import { keepAmazonId } from '#/modules/skills/amazon/keep-amazon-id.ts';
import { SmapiError } from '#/modules/skills/amazon/smapi.ts';
import { objectsOf } from '#/modules/skills/amazon/smapi-messages.ts';
import {
  failed,
  idAt,
  next,
  type StepContext,
  type StepDeps,
  type StepResult,
  skewMs,
} from '#/modules/skills/amazon/steps.ts';
import { listKnownAmazonIds, saveSubmission } from '#/modules/skills/amazon/submissions.repository.ts';
import { makePackage } from '#/modules/skills/packaging/package.service.ts';
import { packagedDocumentOf } from '#/modules/skills/packaging/packaged-document.ts';
import { isObject, stringOf } from '#/platform/connector/ask-json.ts';
import { AppError } from '#/platform/http/app-error.ts';

/** A skill is created in the background: until then it may be missing in the list. */
const createdWithinMs = 3 * 60_000;
const firstLookMs = 5_000;

/** Uploads the package and has Amazon import it, into a new skill or the one with the id at Amazon. */
export async function uploadPackage(deps: StepDeps, context: StepContext): Promise<StepResult> {
  const { smapiClient: smapi, clock, db } = deps;
  const { row, skill } = context;
  const vendorId = skill.amazon_id === null ? await vendorOf(deps, context) : null;
  if (skill.amazon_id === null && vendorId === null) return failed('vendor_unknown');
  if (vendorId !== null && row.asked_at) {
    const found = await findCreated(deps, context, { vendorId, askedAt: row.asked_at });
    if (found.length > 1) return failed('unclear');
    if (found[0] !== undefined)
      return (await keepAmazonId(deps, skill.id, found[0]))
        ? next('upload', 0, { asked_at: null })
        : failed('id_taken');
    if (clock.now().getTime() - row.asked_at.getTime() < createdWithinMs) return next('upload', 30_000);
  }
  const content = await packageOrNull(deps, context);
  if (!content) return failed('not_ready');
  const url = stringOf((await smapi.post('/v1/skills/uploads')).json.uploadUrl);
  if (url === undefined) throw new SmapiError('unreachable');
  await smapi.upload(url, content);
  const askedAt = clock.now();
  // Before the call: if the answer is lost, the skill is looked for instead of created again.
  if (vendorId !== null && !(await saveSubmission(db, row, { asked_at: askedAt })))
    return failed('unexpected');
  const { location } = await (vendorId === null
    ? smapi.post(`/v1/skills/${skill.amazon_id}/imports`, { location: url })
    : smapi.post('/v1/skills/imports', { vendorId, location: url }));
  const importId = idAt(location, 'imports');
  if (importId === null) throw new SmapiError('unreachable');
  return next('import', firstLookMs, { import_id: importId });
}

async function packageOrNull(deps: StepDeps, { skill }: StepContext): Promise<Buffer | null> {
  try {
    return await makePackage(deps, skill, 'smapi');
  } catch (error) {
    if (error instanceof AppError && error.code === 'skill.not_ready') return null;
    throw error;
  }
}

/** The vendor of the settings, or the only one of the developer account. */
async function vendorOf({ smapiClient }: StepDeps, { skill }: StepContext): Promise<string | null> {
  if (skill.vendor_id !== '') return skill.vendor_id;
  const [only, ...others] = objectsOf((await smapiClient.get('/v1/vendors')).json.vendors);
  return others.length > 0 ? null : (stringOf(only?.id) ?? null);
}

/** New skills with a name of this one that no skill here has. */
async function findCreated(
  { smapiClient, db }: StepDeps,
  { skill }: StepContext,
  { vendorId, askedAt }: { readonly vendorId: string; readonly askedAt: Date },
): Promise<string[]> {
  const names = new Set(packagedDocumentOf(skill).voices.map(({ publicName }) => publicName));
  const found = new Set<string>();
  let token: string | undefined;
  do {
    const query = new URLSearchParams({ vendorId, maxResults: '50', ...(token && { nextToken: token }) });
    const { json } = await smapiClient.get(`/v1/skills?${query}`);
    for (const { skillId, nameByLocale, lastUpdated } of objectsOf(json.skills)) {
      const isNew = Date.parse(String(lastUpdated)) >= askedAt.getTime() - skewMs;
      const isNamed =
        isObject(nameByLocale) && Object.values(nameByLocale).some((name) => names.has(String(name)));
      if (isNew && isNamed && typeof skillId === 'string') found.add(skillId);
    }
    token = json.isTruncated === true ? stringOf(json.nextToken) : undefined;
  } while (token !== undefined);
  const known = await listKnownAmazonIds(db, [...found]);
  return [...found].filter((id) => !known.has(id));
}
