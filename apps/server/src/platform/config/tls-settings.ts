interface TlsSettings {
  readonly HTTPS_PORT?: number | undefined;
  readonly PUBLIC_URL?: string | undefined;
  readonly ENGINE: string;
  readonly ENGINE_PUBLIC_ORIGIN?: string | undefined;
  readonly TLS_CERTIFICATE?: string | undefined;
  readonly TLS_KEY?: string | undefined;
}

/** What the settings of the TLS front lack, by the setting to change. */
export function tlsFrontProblems(env: TlsSettings): [keyof TlsSettings, string][] {
  const problems: [keyof TlsSettings, string][] = [];
  if ((env.TLS_CERTIFICATE === undefined) !== (env.TLS_KEY === undefined)) {
    const missing = env.TLS_KEY === undefined ? 'TLS_KEY' : 'TLS_CERTIFICATE';
    problems.push([missing, 'is needed with TLS_CERTIFICATE and TLS_KEY']);
  }
  if (env.HTTPS_PORT === undefined) return problems;
  if (!env.PUBLIC_URL?.startsWith('https:')) {
    problems.push([
      'PUBLIC_URL',
      'is needed with HTTPS_PORT and must begin with https, such as https://studio.example',
    ]);
  }
  if (env.ENGINE === 'off') return problems;
  const { PUBLIC_URL: site = '', ENGINE_PUBLIC_ORIGIN: streams = '' } = env;
  if (!streams.startsWith('https:') || hostOf(streams) === hostOf(site)) {
    problems.push([
      'ENGINE_PUBLIC_ORIGIN',
      'is needed with HTTPS_PORT: an https origin with a host name for streams alone, such as https://streams.example',
    ]);
  }
  return problems;
}

const hostOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).hostname : null);
