import { rm } from 'node:fs/promises';
import {
  limits,
  type Upload,
  type UploadKind,
  type UploadKindName,
  uploadKinds,
} from '@unmuted/api/contract';
import type { FileUrlOf } from '#/modules/files/public/file-name.ts';
import {
  deleteUpload,
  findUpload,
  lockAccount,
  saveFile,
  saveUpload,
  type UploadRow,
  uploadedBytes,
} from '#/modules/files/uploads/uploads.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Db } from '#/platform/db/schema.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { IncomingFile } from '#/platform/http/register-route.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';
import type { ImageCrop } from '#/platform/storage/encode-image.ts';
import { type PreparedFile, prepareUpload } from '#/platform/storage/prepare-upload.ts';
import { receiveFile } from '#/platform/storage/receive-file.ts';
import type { FileStorage } from '#/platform/storage/storage.ts';
import type { Throttle } from '#/platform/throttle/throttle.ts';

export interface UploadDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly throttle: Throttle;
  readonly storage: FileStorage;
  readonly fileUrlOf: FileUrlOf;
}

interface NewUpload {
  readonly kind: UploadKindName;
  /** The part of an image to keep: `left,top,width,height`. */
  readonly crop?: string | undefined;
  readonly file: IncomingFile;
  readonly signal: AbortSignal;
}

const uploads = { kind: 'upload', limit: 200, windowMs: 3_600_000 };

export async function createUpload(deps: UploadDeps, scope: Scope, call: NewUpload): Promise<Upload> {
  const { storage, throttle } = deps;
  const kind: UploadKind = uploadKinds[call.kind];
  await throttle.pass(uploads, scope.kind === 'customer' ? scope.accountId : scope.adminId);
  const received = await receiveFile(call.file, {
    directory: storage.incoming,
    maxBytes: kind.maxBytes,
    signal: call.signal,
  });
  let prepared: PreparedFile | undefined;
  try {
    prepared = await prepareUpload(storage, { kind, crop: cropOf(call.crop) }, received);
    return await store(deps, scope, { name: call.kind, isPublic: kind.isPublic, file: prepared });
  } finally {
    for (const file of [received, prepared]) if (file) await rm(file.path, { force: true });
  }
}

function cropOf(text: string | undefined): ImageCrop | undefined {
  if (text === undefined) return undefined;
  const [left = 0, top = 0, width = 0, height = 0] = text.split(',').map(Number);
  return { left, top, width, height };
}

export async function getUpload(deps: UploadDeps, scope: Scope, id: string): Promise<Upload> {
  const row = await findUpload(deps.db, scope, id);
  if (!row) throw new AppError('resource.not_found');
  return toUpload(deps, row);
}

export async function removeUpload({ db }: UploadDeps, scope: Scope, id: string): Promise<void> {
  if (!(await deleteUpload(db, scope, id))) throw new AppError('resource.not_found');
}

interface Storing {
  readonly name: UploadKindName;
  readonly isPublic: boolean;
  readonly file: PreparedFile;
}

/**
 * The rows are saved before the content: a purge deletes content only while it locks a row without uploads, so it cannot
 * delete what is being stored. Content that is missing after a failure is stored by the next upload of it.
 */
async function store(deps: UploadDeps, scope: Scope, { name, isPublic, file }: Storing): Promise<Upload> {
  const { db, clock, storage } = deps;
  const { hash, bytes, width, height } = file;
  const at = clock.now();
  const newId = uuidv7(at);
  const id = await db.transaction().execute(async (tx) => {
    await lockAccount(tx, scope);
    const used = await uploadedBytes(tx, scope, hash);
    const maxBytes = limits.uploadBytesPerAccount;
    if (used + bytes > maxBytes)
      throw new AppError('upload.quota_exceeded', { params: { used, bytes, maxBytes } });
    await saveFile(tx, {
      hash,
      bytes,
      width,
      height,
      content_type: file.contentType,
      is_public: isPublic,
      created_at: at,
    });
    return saveUpload(tx, scope, { id: newId, hash, kind: name, at });
  });
  try {
    await storage.backend.put(hash, file.path);
  } catch (error) {
    // An earlier upload of the same content stays.
    if (id === newId) await deleteUpload(db, scope, id);
    throw error;
  }
  return getUpload(deps, scope, id);
}

function toUpload({ fileUrlOf }: UploadDeps, row: UploadRow): Upload {
  return {
    id: row.id,
    kind: row.kind,
    url: row.is_public ? fileUrlOf(row) : null,
    contentType: row.content_type,
    bytes: Number(row.bytes),
    width: row.width,
    height: row.height,
    uploadedAt: row.uploaded_at.toISOString(),
  };
}
