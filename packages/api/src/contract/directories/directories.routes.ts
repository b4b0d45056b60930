import * as z from 'zod/mini';
import {
  directory,
  directoryChoice,
  directoryList,
  directorySubmission,
} from '#/contract/directories/directories.schemas.ts';
import { listing, savedListing } from '#/contract/directories/listing.schemas.ts';
import { listingMismatch } from '#/contract/directories/mismatch.schemas.ts';
import { preflight } from '#/contract/directories/preflight.schemas.ts';
import { username } from '#/contract/shared/fields.ts';
import { defineRoute } from '#/contract/shared/route.ts';

const tag = 'directories';
const params = z.strictObject({ username });
const reading = ['request.invalid', 'resource.not_found'] as const;
/** A suspended cast is read-only for its owner. */
const writing = [...reading, 'request.malformed', 'cast.suspended'] as const;

export const listDirectories = defineRoute({
  operationId: 'directories.list',
  method: 'get',
  path: '/api/{username}/directories',
  summary: 'List the station directories with the listing state of a cast',
  tag,
  access: 'any',
  permission: 'settings.manage',
  params,
  reply: { status: 200, description: 'The directories', schema: directoryList },
  errors: reading,
});

export const enableDirectory = defineRoute({
  operationId: 'directories.enable',
  method: 'post',
  path: '/api/{username}/directories/enable',
  summary: 'Announce a cast to a directory while it is public and on air',
  tag,
  access: 'any',
  permission: 'settings.manage',
  params,
  body: directoryChoice,
  reply: { status: 200, description: 'The directory', schema: directory },
  errors: [...writing, 'directory.not_configured'],
});

export const disableDirectory = defineRoute({
  operationId: 'directories.disable',
  method: 'post',
  path: '/api/{username}/directories/disable',
  summary: 'Remove a cast from a directory',
  tag,
  access: 'any',
  permission: 'settings.manage',
  params,
  body: directoryChoice,
  reply: { status: 200, description: 'The directory', schema: directory },
  errors: writing,
});

export const markDirectorySubmitted = defineRoute({
  operationId: 'directories.markSubmitted',
  method: 'post',
  path: '/api/{username}/directories/submitted',
  summary: 'Record when the submission form of a directory was sent',
  tag,
  access: 'any',
  permission: 'settings.manage',
  params,
  body: directorySubmission,
  reply: { status: 200, description: 'The directory', schema: directory },
  errors: writing,
});

export const checkDirectory = defineRoute({
  operationId: 'directories.check',
  method: 'post',
  path: '/api/{username}/directories/check',
  summary: 'Contact a directory now instead of at the next scheduled time',
  tag,
  access: 'any',
  permission: 'settings.manage',
  params,
  body: directoryChoice,
  reply: { status: 200, description: 'The directory', schema: directory },
  errors: [...writing, 'directory.not_configured', 'directory.disabled', 'request.rate_limited'],
});

export const getListingMismatch = defineRoute({
  operationId: 'directories.getListingMismatch',
  method: 'get',
  path: '/api/{username}/directories/drift',
  summary: 'Compare the entries of a searchable directory with the cast',
  tag,
  access: 'any',
  permission: 'settings.manage',
  params,
  reply: { status: 200, description: 'The entries at the last check', schema: listingMismatch },
  errors: reading,
});

export const getListing = defineRoute({
  operationId: 'listing.get',
  method: 'get',
  path: '/api/{username}/listing',
  summary: 'Get the directory listing of a cast',
  tag,
  access: 'any',
  permission: 'settings.manage',
  params,
  reply: { status: 200, description: 'The listing', schema: savedListing },
  errors: reading,
});

export const updateListing = defineRoute({
  operationId: 'listing.update',
  method: 'put',
  path: '/api/{username}/listing',
  summary: 'Update the directory listing of a cast',
  tag,
  access: 'any',
  permission: 'settings.manage',
  params,
  body: listing,
  ifMatch: true,
  reply: { status: 200, description: 'The listing', schema: savedListing },
  errors: [...writing, 'resource.version_conflict'],
});

export const runPreflight = defineRoute({
  operationId: 'preflight.run',
  method: 'post',
  path: '/api/{username}/preflight',
  summary: 'Run the checks that directories run on the listed stream',
  tag,
  access: 'any',
  permission: 'settings.manage',
  params,
  reply: { status: 200, description: 'The check results', schema: preflight },
  errors: [...reading, 'request.rate_limited'],
});
