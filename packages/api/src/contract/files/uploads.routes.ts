import * as z from 'zod/mini';
import { upload, uploadQuery } from '#/contract/files/uploads.schemas.ts';
import { defineRoute } from '#/contract/shared/route.ts';

const tag = 'uploads';
const params = z.strictObject({ id: z.uuid() });
const errors = ['request.invalid', 'resource.not_found'] as const;

export const createUpload = defineRoute({
  operationId: 'uploads.create',
  method: 'post',
  path: '/control/uploads',
  summary: 'Upload a file; the same file of the same kind again returns the existing upload',
  tag,
  access: 'any',
  permission: 'settings.manage',
  query: uploadQuery,
  file: true,
  reply: { status: 201, description: 'The stored file', schema: upload },
  errors: [
    'request.invalid',
    'request.malformed',
    'request.rate_limited',
    'upload.too_large',
    'upload.type_unsupported',
    'upload.dimensions',
    'upload.unreadable',
    'upload.quota_exceeded',
    'storage.full',
  ],
});

export const getUpload = defineRoute({
  operationId: 'uploads.get',
  method: 'get',
  path: '/control/uploads/{id}',
  summary: 'Get the properties of an uploaded file',
  tag,
  access: 'any',
  permission: 'settings.manage',
  params,
  reply: { status: 200, description: 'The stored file', schema: upload },
  errors,
});

export const deleteUpload = defineRoute({
  operationId: 'uploads.delete',
  method: 'delete',
  path: '/control/uploads/{id}',
  summary: 'Delete an upload; resources that use the file are not affected',
  tag,
  access: 'any',
  permission: 'settings.manage',
  params,
  reply: { status: 204, description: 'The upload was deleted' },
  errors,
});
