import { type ApiClients, type Upload, type UploadKindName, unwrap } from '@unmuted/api';

/** The part of an image to keep, in pixels. */
interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface UploadOptions {
  readonly signal: AbortSignal;
  readonly crop?: Crop;
  /** Receives the sent share, from 0 to 1. */
  readonly onProgress: (sent: number) => void;
}

/** Returns a function that uploads a file of a kind. The field shows its failures, so they are not notified. */
export function uploadFile({ main }: Pick<ApiClients, 'main'>, kind: UploadKindName) {
  return (file: File, { signal, onProgress, crop }: UploadOptions): Promise<Upload> =>
    unwrap(
      main.POST('/control/uploads', {
        params: {
          query: { kind, ...(crop && { crop: [crop.x, crop.y, crop.width, crop.height].join() }) },
        },
        body: file,
        signal,
        onUploadProgress: onProgress,
        notify: false,
      }),
    );
}
