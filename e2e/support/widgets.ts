import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Widget, WidgetDraft, WidgetSettings } from '@unmuted/api';
import { demoPassword, type Product } from './product.ts';

/** Default widget settings. */
const settings: WidgetSettings = {
  theme: 'auto',
  primaryColor: null,
  backgroundColor: null,
  textColor: null,
  cornersPx: 12,
  volume: 80,
  autoplay: false,
  streamId: null,
  language: 'auto',
  width: { value: 300, unit: 'px' },
  heightPx: 150,
  buttons: [{ kind: 'site', url: 'https://radio-aurora.example/', label: '' }],
  songs: 10,
  showListeners: false,
};

type Wanted = Partial<Omit<WidgetDraft, 'settings'>> & { readonly settings?: Partial<WidgetSettings> };

export interface Owner {
  readonly call: <Reply>(method: string, path: string, body?: unknown, version?: number) => Promise<Reply>;
  readonly save: (username: string, wanted?: Wanted) => Promise<Widget>;
}

export const draftOf = (wanted: Wanted = {}): WidgetDraft => ({
  name: 'A page of others',
  type: 'player-small',
  allowedSites: [],
  ...wanted,
  settings: { ...settings, ...wanted.settings },
});

/** API calls as the demo owner, without a browser. */
export async function asOwner({ origin }: Pick<Product, 'origin'>, password = demoPassword): Promise<Owner> {
  let token = '';
  const call: Owner['call'] = async (method, path, body, version) => {
    const response = await fetch(origin + path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(version !== undefined && { 'if-match': String(version) }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
    return text ? JSON.parse(text) : undefined;
  };
  const session = await call<{ token: string }>('POST', '/api/authenticate', {
    email: 'owner@studio.test',
    password,
  });
  token = session.token;
  return {
    call,
    save: (username, wanted) => call('POST', `/cast-api/api/${username}/widgets`, draftOf(wanted)),
  };
}

export interface HostPage {
  readonly origin: string;
  readonly close: () => void;
}

/** Serves a page from another host and port than the product. */
export async function hostPage(body: string): Promise<HostPage> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><html lang="en"><title>A page of others</title><link rel="icon" href="data:,"><body>${body}`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

export const frameOf = (url: string, more = ''): string =>
  `<iframe src="${url}" title="Radio" width="300" height="150" allow="autoplay" ${more}></iframe>`;
