import * as z from 'zod/mini';
import { username } from '#/contract/shared/fields.ts';
import { defineRoute } from '#/contract/shared/route.ts';
import { domainDraft, domainName, siteDomain, siteDomainList } from '#/contract/sites/domains.schemas.ts';

const tag = 'domains';
const params = z.strictObject({ username });
const one = z.strictObject({ username, domain: domainName });
const errors = ['request.invalid', 'resource.not_found'] as const;

export const listDomains = defineRoute({
  operationId: 'domains.list',
  method: 'get',
  path: '/control/onepage/{username}/domains',
  summary: 'List the domains of a one-page site with their verification state',
  tag,
  access: 'any',
  permission: 'settings.manage',
  params,
  reply: { status: 200, description: 'All domains, on one page', schema: siteDomainList },
  errors,
});

export const createDomain = defineRoute({
  operationId: 'domains.create',
  method: 'post',
  path: '/control/onepage/{username}/domains',
  summary: 'Add a domain to a site; it becomes active once DNS verifies its ownership',
  tag,
  access: 'any',
  permission: 'settings.manage',
  params,
  body: domainDraft,
  reply: { status: 201, description: 'The domain with the DNS records to create', schema: siteDomain },
  errors: [
    ...errors,
    'request.malformed',
    'request.rate_limited',
    'domain.not_configured',
    'domain.reserved',
    'domain.already_exists',
    'domain.limit_reached',
  ],
});

export const getDomain = defineRoute({
  operationId: 'domains.get',
  method: 'get',
  path: '/control/onepage/{username}/domains/{domain}',
  summary: 'Get a domain of a site with its expected and its actual DNS records',
  tag,
  access: 'any',
  permission: 'settings.manage',
  params: one,
  reply: { status: 200, description: 'The domain', schema: siteDomain },
  errors,
});

export const checkDomain = defineRoute({
  operationId: 'domains.check',
  method: 'post',
  path: '/control/onepage/{username}/domains/{domain}/check',
  summary: 'Check the DNS records of a domain now instead of at the next scheduled check',
  tag,
  access: 'any',
  permission: 'settings.manage',
  params: one,
  reply: { status: 200, description: 'The domain', schema: siteDomain },
  errors: [...errors, 'request.rate_limited', 'domain.not_configured'],
});

export const setPrimaryDomain = defineRoute({
  operationId: 'domains.setPrimary',
  method: 'post',
  path: '/control/onepage/{username}/domains/{domain}/primary',
  summary: 'Make a verified domain the main address of a site, to which the others redirect',
  tag,
  access: 'any',
  permission: 'settings.manage',
  params: one,
  reply: { status: 200, description: 'The domain', schema: siteDomain },
  errors: [...errors, 'domain.not_verified'],
});

export const unsetPrimaryDomain = defineRoute({
  operationId: 'domains.unsetPrimary',
  method: 'delete',
  path: '/control/onepage/{username}/domains/{domain}/primary',
  summary: 'Make the address of the provider the main address of a site again',
  tag,
  access: 'any',
  permission: 'settings.manage',
  params: one,
  reply: { status: 200, description: 'The domain', schema: siteDomain },
  errors,
});

export const deleteDomain = defineRoute({
  operationId: 'domains.delete',
  method: 'delete',
  path: '/control/onepage/{username}/domains/{domain}',
  summary: 'Remove a domain from a site; adding it again requires a new verification',
  tag,
  access: 'any',
  permission: 'settings.manage',
  params: one,
  reply: { status: 204, description: 'The domain was removed' },
  errors,
});
