import { createApiClients } from '@unmuted/api';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fetchWithProgress } from '#/data/uploads/fetch-with-progress.ts';
import { uploadFile } from '#/data/uploads/upload-file.ts';

/** An `XMLHttpRequest` that the test answers. */
class FakeRequest extends EventTarget {
  static last = new FakeRequest();
  readonly upload = new EventTarget();
  readonly headers = new Headers();
  status = 0;
  responseText = '';
  method = '';
  url = '';
  body: Blob | undefined;
  isAborted = false;
  open(method: string, url: string) {
    FakeRequest.last = this;
    Object.assign(this, { method, url });
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  send(body: Blob) {
    this.body = body;
  }
  abort() {
    this.isAborted = true;
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-request-id: r1\r\n';
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
  answer(status: number, body: object) {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.dispatchEvent(new Event('load'));
  }
}

const upload = { id: 'a', kind: 'image.logo' };
const report = vi.fn();
vi.stubGlobal('XMLHttpRequest', FakeRequest);
afterEach(() => {
  vi.useRealTimers();
  report.mockReset();
});

function start(signal = new AbortController().signal) {
  FakeRequest.last = new FakeRequest();
  const onProgress = vi.fn();
  const api = createApiClients({
    apiUrl: 'http://studio.test/api',
    castApiUrl: 'http://studio.test/cast-api',
    getToken: () => 'token',
    getPath: () => '/',
    notify: report,
    fetchWithProgress,
    onSessionEnded: () => {},
  });
  const file = new File(['content'], 'logo.png', { type: 'image/png' });
  const result = uploadFile(api, 'image.logo')(file, { signal, onProgress });
  result.catch(() => {});
  return { result, onProgress };
}

const sent = () => vi.waitFor(() => expect(FakeRequest.last?.body).toBeDefined());

describe('an upload with progress', () => {
  test('sends the file unchanged, with the token, and reports the sent share', async () => {
    const { result, onProgress } = start();
    await sent();
    const { last } = FakeRequest;
    expect([last.method, last.url]).toEqual([
      'POST',
      'http://studio.test/api/control/uploads?kind=image.logo',
    ]);
    expect(last.headers.get('authorization')).toBe('Bearer token');
    expect(last.headers.get('content-type')).toBe('application/octet-stream');
    expect(last.headers.has('idempotency-key')).toBe(false);
    expect(last.body?.type).toBe('application/octet-stream');
    expect(await last.body?.text()).toBe('content');
    last.progress(1, 4);
    expect(onProgress).toHaveBeenLastCalledWith(0.25);
    last.answer(201, upload);
    expect(await result).toEqual(upload);
  });

  test('rejects with the error of the server, which the field shows', async () => {
    const { result } = start();
    await sent();
    FakeRequest.last.answer(413, { code: 'upload.too_large', message: 'Too large.', params: { found: 9 } });
    await expect(result).rejects.toMatchObject({ code: 'upload.too_large', requestId: 'r1' });
    expect(report).not.toHaveBeenCalled();
  });

  test('is aborted by its signal', async () => {
    const controller = new AbortController();
    const { result } = start(controller.signal);
    await sent();
    controller.abort();
    await expect(result).rejects.toMatchObject({ name: 'AbortError' });
    expect(FakeRequest.last.isAborted).toBe(true);
    expect(report).not.toHaveBeenCalled();
  });

  test('rejects as unreachable without a response', async () => {
    const { result } = start();
    await sent();
    FakeRequest.last.dispatchEvent(new Event('error'));
    await expect(result).rejects.toMatchObject({ name: 'NetworkError', reason: 'unreachable' });
  });

  test('times out after a minute without progress, not after a minute', async () => {
    const { result } = start();
    await sent();
    vi.useFakeTimers();
    FakeRequest.last.progress(1, 100);
    for (let share = 2; share < 5; share += 1) {
      vi.advanceTimersByTime(50_000);
      FakeRequest.last.progress(share, 100);
    }
    expect(FakeRequest.last.isAborted).toBe(false);
    vi.advanceTimersByTime(60_000);
    await expect(result).rejects.toMatchObject({ reason: 'time-out' });
  });
});
