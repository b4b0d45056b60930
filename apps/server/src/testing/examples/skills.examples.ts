import { demoSkillIds } from '#/composition/seed/demo-skills.ts';
import { newDocument } from '#/modules/skills/skill/draft-of.ts';
import type { TestApp } from '#/testing/app/test-app.ts';
import type { OperationExamples } from '#/testing/examples/example.ts';
import { accountIdOf } from '#/testing/examples/plan-preparations.ts';
import { skillCalls } from '#/testing/skills/skill-calls.ts';

const params = { id: demoSkillIds.draft };
const missing = { id: '00000000-0000-7000-8000-000000000000' };
const older = { 'if-match': '0' };
/** Without preparation the version may be another one, or the skill in another state. */
const statuses = [200, 409, 412];
const document = newDocument({ name: 'Harbour Sessions', source: null, locales: ['en-GB'] });
const transition = { move: 'approve', reason: '', comments: [] };
const settings = { amazonId: '', vendorId: '', endpoint: '', forcedUrl: '' };

/** Skills, on one that belongs to `owner`. */
export const examples: OperationExamples = {
  'skills.get': { access: 'owned', params },
  'skills.update': {
    access: 'owned',
    params,
    json: document,
    headers: older,
    statuses,
    prepare: async (test) => ({
      params,
      json: { ...document, name: await otherName(test) },
      headers: await skillCalls(() => test).versioned(params.id),
    }),
  },
  'skills.submit': {
    access: 'owned',
    params,
    headers: older,
    statuses,
    prepare: async (test) => {
      const { skill } = await skillCalls(() => test).createReady();
      return { params: { id: skill.id }, headers: await skillCalls(() => test).versioned(skill.id) };
    },
  },
  'skills.withdraw': { access: 'owned', params, statuses: [200, 409], prepare: inReview },
  'skills.lint': { access: 'owned', params, json: document },
  'skills.checkStream': { access: 'owned', params },
  'skills.simulate': {
    access: 'owned',
    params,
    json: { document, locale: 'en-GB', act: 'open', utterance: '' },
  },
  'skills.getStatistics': { access: 'owned', params, query: '?days=7' },
  'adminSkills.list': { access: 'admins', query: '?state=active' },
  'adminSkills.create': {
    access: 'admins',
    json: { accountId: missing.id, name: 'Quiet Hill', source: null, locales: ['en-GB'] },
    statuses: [201, 404],
    prepare: async (test) => ({
      json: {
        accountId: await accountIdOf(test, 'second@studio.test'),
        name: 'Quiet Hill',
        source: null,
        locales: ['en-GB', 'ja-JP'],
      },
    }),
  },
  'adminSkills.listSimilar': { access: 'admins', query: '?name=radio+aurora&locale=en-GB' },
  'adminSkills.get': { access: 'admins', params },
  'adminSkills.update': {
    access: 'admins',
    params,
    json: settings,
    headers: older,
    statuses: [200, 412],
    prepare: async (test) => ({
      params,
      json: { ...settings, vendorId: 'M3UNMUTED' },
      headers: await skillCalls(() => test).versioned(params.id),
    }),
  },
  'adminSkills.transition': {
    access: 'admins',
    params,
    json: transition,
    headers: older,
    statuses,
    prepare: async (test) => ({ ...(await inReview(test)), json: transition }),
  },
  // The servers of the tests have no access to Amazon.
  'adminSkills.send': { access: 'admins', params, headers: older, statuses: [409] },
  'adminSkills.getManifest': { access: 'admins', params },
  'adminSkills.getPackage': {
    access: 'admins',
    params,
    query: '?format=ask',
    statuses: [200, 409],
    prepare: async (test) => ({
      params: { id: (await skillCalls(() => test).createReady()).skill.id },
      query: '?format=ask',
    }),
  },
  'adminSkills.delete': {
    access: 'superadmins',
    params: missing,
    statuses: [204, 404],
    prepare: async (test) => ({ params: { id: (await skillCalls(() => test).createReady()).skill.id } }),
  },
};

const otherName = async (test: TestApp): Promise<string> =>
  (await skillCalls(() => test).read(params.id, 'admin')).draft.name === 'Harbour Sessions'
    ? 'Harbour Nights'
    : 'Harbour Sessions';

async function inReview(test: TestApp) {
  const calls = skillCalls(() => test);
  const { skill } = await calls.createReady();
  await calls.submit(skill.id);
  return { params: { id: skill.id }, headers: await calls.versioned(skill.id) };
}
