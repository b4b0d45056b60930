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
  summary: 'The domains of a one-page site, and how far each has come',
  tag,
  access: 'any',
  params,
  reply: { status: 200, description: 'The domains, all on one page', schema: siteDomainList },
  errors,
});

export const createDomain = defineRoute({
  operationId: 'domains.create',
  method: 'post',
  path: '/control/onepage/{username}/domains',
  summary: 'Claim a domain for a site; it counts once DNS proves that it is its owner’s',
  tag,
  access: 'any',
  params,
  body: domainDraft,
  reply: { status: 201, description: 'The domain, with the records to set', schema: siteDomain },
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
  summary: 'A domain of a site, with what DNS said of it and what it should say',
  tag,
  access: 'any',
  params: one,
  reply: { status: 200, description: 'The domain', schema: siteDomain },
  errors,
});

export const checkDomain = defineRoute({
  operationId: 'domains.check',
  method: 'post',
  path: '/control/onepage/{username}/domains/{domain}/check',
  summary: 'Ask DNS about a domain now instead of at its next time',
  tag,
  access: 'any',
  params: one,
  reply: { status: 200, description: 'The domain', schema: siteDomain },
  errors: [...errors, 'request.rate_limited', 'domain.not_configured'],
});

export const deleteDomain = defineRoute({
  operationId: 'domains.delete',
  method: 'delete',
  path: '/control/onepage/{username}/domains/{domain}',
  summary: 'Give up a domain of a site; added again it needs a new proof',
  tag,
  access: 'any',
  params: one,
  reply: { status: 204, description: 'Given up' },
  errors,
});
