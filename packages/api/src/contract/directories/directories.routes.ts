import * as z from 'zod/mini';
import {
  directory,
  directoryChoice,
  directoryList,
  directorySubmission,
} from '#/contract/directories/directories.schemas.ts';
import { keptListing, listing } from '#/contract/directories/listing.schemas.ts';
import { directoryDrift } from '#/contract/directories/mismatch.schemas.ts';
import { preflight } from '#/contract/directories/preflight.schemas.ts';
import { username } from '#/contract/shared/fields.ts';
import { defineRoute } from '#/contract/shared/route.ts';

const tag = 'directories';
const params = z.strictObject({ username });
const reading = ['request.invalid', 'resource.not_found'] as const;
/** Whoever owns a suspended cast changes nothing of it. */
const writing = [...reading, 'request.malformed', 'cast.suspended'] as const;

export const listDirectories = defineRoute({
  operationId: 'directories.list',
  method: 'get',
  path: '/api/{username}/directories',
  summary: 'The directories of stations, and how a cast stands with each',
  tag,
  access: 'any',
  params,
  reply: { status: 200, description: 'The directories', schema: directoryList },
  errors: reading,
});

export const enableDirectory = defineRoute({
  operationId: 'directories.enable',
  method: 'post',
  path: '/api/{username}/directories/enable',
  summary: 'Have a directory told of a cast while it is public and on air',
  tag,
  access: 'any',
  params,
  body: directoryChoice,
  reply: { status: 200, description: 'The directory', schema: directory },
  errors: [...writing, 'directory.not_configured'],
});

export const disableDirectory = defineRoute({
  operationId: 'directories.disable',
  method: 'post',
  path: '/api/{username}/directories/disable',
  summary: 'Have a cast taken off a directory',
  tag,
  access: 'any',
  params,
  body: directoryChoice,
  reply: { status: 200, description: 'The directory', schema: directory },
  errors: writing,
});

export const markDirectorySubmitted = defineRoute({
  operationId: 'directories.markSubmitted',
  method: 'post',
  path: '/api/{username}/directories/submitted',
  summary: 'Note when the form of a directory was sent',
  tag,
  access: 'any',
  params,
  body: directorySubmission,
  reply: { status: 200, description: 'The directory', schema: directory },
  errors: writing,
});

export const checkDirectory = defineRoute({
  operationId: 'directories.check',
  method: 'post',
  path: '/api/{username}/directories/check',
  summary: 'Ask a directory now instead of at its next time',
  tag,
  access: 'any',
  params,
  body: directoryChoice,
  reply: { status: 200, description: 'The directory', schema: directory },
  errors: [...writing, 'directory.not_configured', 'directory.disabled', 'request.rate_limited'],
});

export const getDirectoryDrift = defineRoute({
  operationId: 'directories.getDrift',
  method: 'get',
  path: '/api/{username}/directories/drift',
  summary: 'What a directory that can be searched shows of a cast, and what of it is out of date',
  tag,
  access: 'any',
  params,
  reply: { status: 200, description: 'Its entries when last looked', schema: directoryDrift },
  errors: reading,
});

export const getListing = defineRoute({
  operationId: 'listing.get',
  method: 'get',
  path: '/api/{username}/listing',
  summary: 'What directories are told of a cast',
  tag,
  access: 'any',
  params,
  reply: { status: 200, description: 'The listing', schema: keptListing },
  errors: reading,
});

export const updateListing = defineRoute({
  operationId: 'listing.update',
  method: 'put',
  path: '/api/{username}/listing',
  summary: 'Change what directories are told of a cast',
  tag,
  access: 'any',
  params,
  body: listing,
  ifMatch: true,
  reply: { status: 200, description: 'The listing', schema: keptListing },
  errors: [...writing, 'resource.version_conflict'],
});

export const runPreflight = defineRoute({
  operationId: 'preflight.run',
  method: 'post',
  path: '/api/{username}/preflight',
  summary: 'Try the stream of a listing as directories try it',
  tag,
  access: 'any',
  params,
  reply: { status: 200, description: 'What was seen', schema: preflight },
  errors: [...reading, 'request.rate_limited'],
});
