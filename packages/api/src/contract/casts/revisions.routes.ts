import * as z from 'zod/mini';
import { castSections, settingsRevisionList } from '#/contract/casts/revisions.schemas.ts';
import { username } from '#/contract/shared/fields.ts';
import { pageQuery } from '#/contract/shared/list.ts';
import { defineRoute } from '#/contract/shared/route.ts';

const tag = 'settings';
const section = z.enum(castSections);
const reading = ['request.invalid', 'resource.not_found'] as const;

export const listRevisions = defineRoute({
  operationId: 'revisions.list',
  method: 'get',
  path: '/control/cast/revisions/{username}/{section}',
  summary: 'List the revisions of a settings section of a cast',
  tag,
  access: 'any',
  permission: 'settings.manage',
  params: z.strictObject({ username, section }),
  query: pageQuery,
  reply: {
    status: 200,
    description: 'One page of revisions, latest first',
    schema: settingsRevisionList,
  },
  errors: reading,
});

export const restoreRevision = defineRoute({
  operationId: 'revisions.restore',
  method: 'post',
  path: '/control/cast/revisions/{username}/{section}/{revision}/restore',
  summary: 'Save the values of a revision again; this creates a new revision',
  tag,
  access: 'any',
  permission: 'settings.manage',
  params: z.strictObject({ username, section, revision: z.string().check(z.regex(/^(?:0|[1-9]\d{0,8})$/)) }),
  ifMatch: true,
  reply: { status: 204, description: 'The values were restored' },
  errors: [
    ...reading,
    'resource.version_conflict',
    'cast.suspended',
    'cast.change_pending',
    'engine.not_configurable',
  ],
});
