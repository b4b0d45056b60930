import * as z from 'zod/mini';
import { username } from '#/contract/shared/fields.ts';
import { defineRoute } from '#/contract/shared/route.ts';
import {
  siteCodePermission,
  siteDraftOfStaff,
  siteTakedown,
  staffSite,
  staffSiteList,
} from '#/contract/sites/sites.schemas.ts';

const ofCustomer = z.strictObject({ id: z.uuid() });
const one = z.strictObject({ username });
const common = {
  tag: 'sites',
  access: 'admin',
  permission: 'customers.manage',
  errors: ['request.invalid', 'resource.not_found'],
} as const;

export const listCustomerSites = defineRoute({
  ...common,
  operationId: 'customerSites.list',
  method: 'get',
  path: '/admin/customers/{id}/sites',
  summary: 'List the one-page sites of a customer',
  permission: 'customers.view',
  params: ofCustomer,
  reply: { status: 200, description: 'All sites, on one page', schema: staffSiteList },
});

export const createCustomerSite = defineRoute({
  ...common,
  operationId: 'customerSites.create',
  method: 'post',
  path: '/admin/customers/{id}/sites',
  summary: 'Create an empty one-page site for a customer',
  params: ofCustomer,
  body: siteDraftOfStaff,
  reply: { status: 201, description: 'The site', schema: staffSite },
  errors: [...common.errors, 'request.malformed', 'site.username_taken'],
});

export const takeSiteDown = defineRoute({
  ...common,
  operationId: 'adminSites.takeDown',
  method: 'post',
  path: '/admin/sites/{username}/takedown',
  summary: 'Take a site down; its owner sees the reason, visitors that it is not available',
  params: one,
  body: siteTakedown,
  reply: { status: 200, description: 'The site', schema: staffSite },
  errors: [...common.errors, 'request.malformed'],
});

export const reinstateSite = defineRoute({
  ...common,
  operationId: 'adminSites.reinstate',
  method: 'delete',
  path: '/admin/sites/{username}/takedown',
  summary: 'End the takedown of a site',
  params: one,
  reply: { status: 200, description: 'The site', schema: staffSite },
});

export const setSiteCode = defineRoute({
  ...common,
  operationId: 'adminSites.setCode',
  method: 'put',
  path: '/admin/sites/{username}/code',
  summary: 'Allow sections with code on a site, or hide them from visitors at once',
  params: one,
  body: siteCodePermission,
  reply: { status: 200, description: 'The site', schema: staffSite },
  errors: [...common.errors, 'request.malformed'],
});

export const deleteSite = defineRoute({
  ...common,
  operationId: 'adminSites.delete',
  method: 'delete',
  path: '/admin/sites/{username}',
  summary: 'Delete a site with its versions, messages, statistics and domains',
  permission: 'customers.delete',
  params: one,
  reply: { status: 204, description: 'The site was deleted' },
});
