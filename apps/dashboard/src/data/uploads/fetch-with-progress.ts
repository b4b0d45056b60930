import type { FetchWithProgress } from '@unmuted/api';

/**
 * Sends a request by `XMLHttpRequest`, because `fetch` does not report the progress of a request body. `onProgress`
 * receives the sent share from 0 to 1. Rejects like `fetch`: with the signal's reason, or with a `TypeError` when there is
 * no response.
 */
export const fetchWithProgress: FetchWithProgress = (onProgress) => async (request) => {
  const { method, url, headers, signal } = request;
  const body = await request.blob();
  signal.throwIfAborted();
  return new Promise<Response>((resolve, reject) => {
    const call = new XMLHttpRequest();
    const abort = () => {
      call.abort();
      reject(signal.reason);
    };
    call.open(method, url);
    headers.forEach((value, name) => {
      call.setRequestHeader(name, value);
    });
    call.responseType = 'text';
    call.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0));
    call.addEventListener('load', () => resolve(responseOf(call)));
    call.addEventListener('error', () => reject(new TypeError('The upload failed.')));
    call.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
    signal.addEventListener('abort', abort, { once: true });
    // The type is set by a header; a blob's own type would replace it.
    call.send(body.slice(0, body.size, headers.get('content-type') ?? ''));
  });
};

function responseOf(call: XMLHttpRequest): Response {
  const headers = call
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)
    .map((line): [string, string] => {
      const [name = '', ...value] = line.split(': ');
      return [name, value.join(': ')];
    })
    .filter(([name]) => name !== '');
  return new Response(call.status === 204 ? null : call.responseText, { status: call.status, headers });
}
