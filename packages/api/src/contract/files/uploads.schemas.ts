import * as z from 'zod/mini';
import { type UploadKindName, uploadKinds } from '#/contract/files/upload-kinds.ts';
import { count, moment, text, url } from '#/contract/shared/fields.ts';

const kind = z.enum(Object.keys(uploadKinds) as [UploadKindName, ...UploadKindName[]]);

/** `?kind=image.logo`: the rules that the file must meet. */
export const uploadQuery = z.strictObject({ kind });

/** An uploaded file as it is stored. It is deleted after a day unless a resource uses it. */
export const upload = z
  .object({
    id: z.uuid(),
    kind,
    /** The public address, which never changes its content; null for files that are not public. */
    url: z.nullable(url),
    contentType: text,
    bytes: count,
    /** Pixels; null for files other than images. */
    width: z.nullable(count),
    height: z.nullable(count),
    uploadedAt: moment,
  })
  .register(z.globalRegistry, { id: 'Upload' });

/** An uploaded file as it is stored. */
export type Upload = z.infer<typeof upload>;
