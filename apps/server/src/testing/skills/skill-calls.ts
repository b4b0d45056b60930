import { randomUUID } from 'node:crypto';
import type { Skill, SkillDocument, SkillMove, StaffSkill } from '@unmuted/api/contract';
import { demoSkillIds } from '#/composition/seed/demo-skills.ts';
import type { Actor, TestApp } from '#/testing/app/test-app.ts';
import { accountIdOf } from '#/testing/examples/plan-preparations.ts';
import { createPng } from '#/testing/stand-ins/test-images.ts';

/** The skill of the demo that nobody has sent; it belongs to `owner`. */
export const skillPath = `/api/control/alexa/${demoSkillIds.draft}`;

/** Calls about skills. */
export function skillCalls(test: () => TestApp) {
  const read = async (id: string = demoSkillIds.draft, as: Actor = 'owner'): Promise<Skill> =>
    (await (await test().call(`/api/control/alexa/${id}`, { as })).json()) as Skill;

  const versioned = async (id: string) => ({ 'if-match': String((await read(id, 'admin')).version) });

  async function save(
    change: Partial<SkillDocument> = {},
    { id = demoSkillIds.draft, as = 'owner' }: { readonly id?: string; readonly as?: Actor } = {},
  ): Promise<Response> {
    const { draft } = await read(id, 'admin');
    return test().call(`/api/control/alexa/${id}`, {
      as,
      method: 'PUT',
      json: { ...draft, ...change },
      headers: await versioned(id),
    });
  }

  const move = async (
    name: SkillMove,
    {
      id,
      reason = '',
      comments = [],
    }: { readonly id: string; readonly reason?: string; readonly comments?: object[] },
  ): Promise<Response> =>
    test().call(`/api/admin/alexa/${id}/transition`, {
      as: 'admin',
      json: { move: name, reason, comments },
      headers: await versioned(id),
    });

  const submit = async (id: string, as: Actor = 'owner'): Promise<Response> =>
    test().call(`/api/control/alexa/${id}/submit`, { as, json: {}, headers: await versioned(id) });

  /** A new skill of `owner` on the station of the demo, with an icon, that can be sent. */
  async function createReady(): Promise<StaffSkill> {
    const accountId = await accountIdOf(test(), 'owner@studio.test');
    const { sources } = await read();
    const [source = null] = sources;
    const json = {
      accountId,
      name: 'Quiet Hill',
      source: source && { kind: source.kind, id: source.id },
      locales: ['en-GB'],
    };
    const created = await test().call('/api/admin/alexa', { as: 'admin', json });
    const staff = (await created.json()) as StaffSkill;
    await save({ icon: await uploadIcon() }, { id: staff.skill.id });
    return staff;
  }

  async function uploadIcon(as: Actor = 'owner', side = 512): Promise<string> {
    const file = createPng(side, side);
    const response = await test().call('/api/control/uploads?kind=image.icon', { as, file });
    const { url } = (await response.json()) as { readonly url: string };
    return url.slice(url.lastIndexOf('/') + 1);
  }

  const setAmazonId = async (id: string): Promise<string> => {
    const amazonId = `amzn1.ask.skill.${randomUUID()}`;
    await test().call(`/api/admin/alexa/${id}`, {
      as: 'admin',
      method: 'PUT',
      json: { amazonId, vendorId: '', endpoint: '', forcedUrl: '' },
      headers: await versioned(id),
    });
    return amazonId;
  };

  return { read, save, move, submit, createReady, uploadIcon, setAmazonId, versioned };
}
