import type { TuneInOutcome } from '@unmuted/api/contract';
import { judge } from '#/modules/stations/tune-in/air/air-reply.ts';
import { type AirCredentials, airRequest, withoutKey } from '#/modules/stations/tune-in/air/air-request.ts';
import type { WantedCall } from '#/modules/stations/tune-in/air/wanted-call.ts';
import type { Connector } from '#/platform/connector/connector.ts';
import { ConnectorError } from '#/platform/connector/connector-error.ts';

export interface AirDeps {
  /** The only way to reach TuneIn. It follows no redirects: the address contains the partner key. */
  readonly tuneInConnector: Connector;
  /** The origin of TuneIn AIR. */
  readonly tuneInOrigin: string;
}

/** The result of one call; the partner key is masked in its texts. */
export interface AirResult {
  readonly outcome: TuneInOutcome;
  readonly status: number | null;
  readonly opmlStatus: number | null;
  readonly error: string | null;
  readonly durationMs: number;
  readonly request: string;
  readonly body: string | null;
}

const timeoutMs = 10_000;
const bodyMs = 2_000;
const bodyBytes = 4_096;
const snippetLength = 500;

/** Makes one call. Rejects if nothing was sent because too many calls run. */
export async function callAir(
  { tuneInConnector, tuneInOrigin }: AirDeps,
  credentials: AirCredentials,
  call: WantedCall,
): Promise<AirResult> {
  const { url, shown: request } = airRequest(tuneInOrigin, credentials, call);
  const began = performance.now();
  const duration = () => Math.round(performance.now() - began);
  try {
    const reply = await tuneInConnector.ask({
      url,
      withinMs: timeoutMs,
      wanted: { firstBytes: bodyBytes, withinMs: bodyMs },
    });
    const text = reply.body.toString('utf8');
    return {
      ...judge(reply.status, text),
      status: reply.status,
      error: null,
      durationMs: duration(),
      request,
      body: snippetOf(text, credentials.partnerKey),
    };
  } catch (error) {
    if (!(error instanceof ConnectorError) || error.code === 'busy') throw error;
    const outcome = error.code === 'too_many_redirects' ? 'unknown' : 'network';
    return {
      outcome,
      status: null,
      opmlStatus: null,
      error: error.code,
      durationMs: duration(),
      request,
      body: null,
    };
  }
}

/** The database cannot store a zero character. */
function snippetOf(text: string, key: string): string {
  return withoutKey(text.replaceAll('\0', '\ufffd'), key).slice(0, snippetLength).toWellFormed();
}
