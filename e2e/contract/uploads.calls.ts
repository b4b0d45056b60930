import { type ApiClients, unwrap } from '@unmuted/api';
import { expect } from 'vitest';
import { createPng } from '../../apps/server/src/testing/stand-ins/test-images.ts';
import type { OperationCalls } from './operation-calls.ts';

export const calls: OperationCalls = {
  'uploads, reads and deletes an image': uploadImage,
};

/** Uploads an image, reads its properties, and deletes it. */
async function uploadImage({ main }: ApiClients): Promise<void> {
  const body = new Blob([new Uint8Array(createPng(64, 64))], { type: 'image/png' });
  const saved = await unwrap(
    main.POST('/control/uploads', { params: { query: { kind: 'image.logo' } }, body }),
  );
  expect(saved).toMatchObject({ kind: 'image.logo', contentType: 'image/png', width: 64, height: 64 });
  const params = { path: { id: saved.id } };
  expect(await unwrap(main.GET('/control/uploads/{id}', { params }))).toEqual(saved);
  await unwrap(main.DELETE('/control/uploads/{id}', { params }));
  await expect(unwrap(main.GET('/control/uploads/{id}', { params }))).rejects.toMatchObject({ status: 404 });
}
