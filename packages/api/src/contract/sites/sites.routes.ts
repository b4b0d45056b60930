import * as z from 'zod/mini';
import { username } from '#/contract/shared/fields.ts';
import { defineRoute } from '#/contract/shared/route.ts';
import {
  siteChecks,
  siteFeedChoice,
  siteFeedReport,
  siteLinkReport,
} from '#/contract/sites/site-checks.schemas.ts';
import { siteDocument } from '#/contract/sites/site-document.schemas.ts';
import {
  site,
  siteSchedule,
  siteShareLink,
  siteStatistics,
  siteStatisticsQuery,
  siteTemplateChoice,
  siteVersionList,
} from '#/contract/sites/sites.schemas.ts';

const params = z.strictObject({ username });
const reading = {
  tag: 'sites',
  access: 'any',
  permission: 'products.view',
  params,
  errors: ['request.invalid', 'resource.not_found'],
} as const;
const managing = { ...reading, permission: 'settings.manage' } as const;
const { errors } = reading;
const saving = [...errors, 'request.malformed', 'resource.version_conflict'] as const;

export const getSite = defineRoute({
  ...reading,
  operationId: 'sites.get',
  method: 'get',
  path: '/control/onepage/{username}',
  summary: 'Get a one-page site with its draft',
  reply: { status: 200, description: 'The site', schema: site },
});

export const updateSite = defineRoute({
  ...managing,
  operationId: 'sites.update',
  method: 'put',
  path: '/control/onepage/{username}',
  summary: 'Save the draft of a site; what is published stays as it is',
  body: siteDocument,
  ifMatch: true,
  reply: { status: 200, description: 'The site', schema: site },
  errors: [...saving, 'site.code_not_allowed', 'site.file_unknown', 'site.source_unknown'],
});

export const applySiteTemplate = defineRoute({
  ...managing,
  operationId: 'sites.applyTemplate',
  method: 'post',
  path: '/control/onepage/{username}/template',
  summary: 'Replace the draft of a site by a template filled with the data of a station',
  body: siteTemplateChoice,
  ifMatch: true,
  reply: { status: 200, description: 'The site', schema: site },
  errors: [...saving, 'site.source_unknown'],
});

export const publishSite = defineRoute({
  ...managing,
  operationId: 'sites.publish',
  method: 'post',
  path: '/control/onepage/{username}/publish',
  summary: 'Publish the draft of a site now',
  ifMatch: true,
  reply: { status: 200, description: 'The site', schema: site },
  errors: [...saving, 'site.empty', 'site.taken_down', 'site.code_not_allowed'],
});

export const scheduleSite = defineRoute({
  ...managing,
  operationId: 'sites.schedule',
  method: 'put',
  path: '/control/onepage/{username}/schedule',
  summary: 'Set when the draft of a site is published by itself, or cancel it',
  body: siteSchedule,
  ifMatch: true,
  reply: { status: 200, description: 'The site', schema: site },
  errors: [...saving, 'site.empty', 'site.taken_down', 'site.code_not_allowed'],
});

export const unpublishSite = defineRoute({
  ...managing,
  operationId: 'sites.unpublish',
  method: 'post',
  path: '/control/onepage/{username}/unpublish',
  summary: 'Withdraw a site from the public; its draft and versions stay',
  reply: { status: 200, description: 'The site', schema: site },
  errors: [...errors, 'site.empty', 'site.not_published'],
});

export const discardSiteDraft = defineRoute({
  ...managing,
  operationId: 'sites.discard',
  method: 'post',
  path: '/control/onepage/{username}/discard',
  summary: 'Replace the draft of a site by its last published version',
  ifMatch: true,
  reply: { status: 200, description: 'The site', schema: site },
  errors: [...saving, 'site.empty', 'site.not_published'],
});

export const listSiteVersions = defineRoute({
  ...reading,
  operationId: 'sites.listVersions',
  method: 'get',
  path: '/control/onepage/{username}/versions',
  summary: 'List the published versions of a site',
  reply: { status: 200, description: 'All that are kept, on one page', schema: siteVersionList },
});

export const restoreSiteVersion = defineRoute({
  ...managing,
  operationId: 'sites.restoreVersion',
  method: 'post',
  path: '/control/onepage/{username}/versions/{number}/restore',
  summary: 'Replace the draft of a site by an earlier version, which can then be published',
  params: z.extend(params, { number: z.string().check(z.regex(/^[1-9]\d{0,8}$/)) }),
  ifMatch: true,
  reply: { status: 200, description: 'The site', schema: site },
  errors: saving,
});

export const shareSiteDraft = defineRoute({
  ...managing,
  operationId: 'sites.share',
  method: 'post',
  path: '/control/onepage/{username}/share',
  summary: 'Create the link to the draft of a site, which ends the one before',
  reply: { status: 201, description: 'The link, shown once', schema: siteShareLink },
});

export const unshareSiteDraft = defineRoute({
  ...managing,
  operationId: 'sites.unshare',
  method: 'delete',
  path: '/control/onepage/{username}/share',
  summary: 'End the link to the draft of a site',
  reply: { status: 204, description: 'The link no longer works' },
});

export const getSiteChecks = defineRoute({
  ...reading,
  operationId: 'sites.getChecks',
  method: 'get',
  path: '/control/onepage/{username}/checks',
  summary: 'Check the draft of a site: stream, pictures, translations, contrast, weight',
  reply: { status: 200, description: 'The checks', schema: siteChecks },
});

export const checkSiteLinks = defineRoute({
  ...managing,
  operationId: 'sites.checkLinks',
  method: 'post',
  path: '/control/onepage/{username}/checks/links',
  summary: 'Request every link of the draft of a site',
  costly: true,
  reply: { status: 200, description: 'The broken links', schema: siteLinkReport },
  errors: [...errors, 'request.rate_limited'],
});

export const checkSiteFeed = defineRoute({
  ...managing,
  operationId: 'sites.checkFeed',
  method: 'post',
  path: '/control/onepage/{username}/checks/feed',
  summary: 'Read the feed of a podcast; its episodes are kept for the site',
  body: siteFeedChoice,
  costly: true,
  reply: { status: 200, description: 'What was found', schema: siteFeedReport },
  errors: [...errors, 'request.malformed', 'request.rate_limited'],
});

export const getSiteStatistics = defineRoute({
  ...reading,
  operationId: 'sites.getStatistics',
  method: 'get',
  path: '/control/onepage/{username}/stats',
  summary: 'Get the visits and plays of a site',
  permission: 'statistics.view',
  query: siteStatisticsQuery,
  reply: { status: 200, description: 'Counts of 7 days by default', schema: siteStatistics },
});
