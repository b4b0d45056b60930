import * as z from 'zod/mini';
import { type UploadKindName, uploadKinds } from '#/contract/files/upload-kinds.ts';
import { count, moment, text, url } from '#/contract/shared/fields.ts';

const kind = z.enum(Object.keys(uploadKinds) as [UploadKindName, ...UploadKindName[]]);

/** `left,top,width,height` in pixels, after the rotation in EXIF data. */
const crop = z.string().check(z.regex(/^\d{1,5},\d{1,5},[1-9]\d{0,4},[1-9]\d{0,4}$/));

/** `?kind=image.station&crop=40,0,600,600`: the rules that the file must meet, and the part of an image to keep. */
export const uploadQuery = z.strictObject({ kind, crop: z.optional(crop) });

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
