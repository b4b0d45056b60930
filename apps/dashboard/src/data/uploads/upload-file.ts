import { type ApiClients, type Upload, type UploadKindName, unwrap } from '@unmuted/api';

interface UploadOptions {
  readonly signal: AbortSignal;
  /** Receives the sent share, from 0 to 1. */
  readonly onProgress: (sent: number) => void;
}

/** Returns a function that uploads a file of a kind. The field shows its failures, so they are not notified. */
export function uploadFile({ main }: Pick<ApiClients, 'main'>, kind: UploadKindName) {
  return (file: File, { signal, onProgress }: UploadOptions): Promise<Upload> =>
    unwrap(
      main.POST('/control/uploads', {
        params: { query: { kind } },
        body: file,
        signal,
        onUploadProgress: onProgress,
        notify: false,
      }),
    );
}
