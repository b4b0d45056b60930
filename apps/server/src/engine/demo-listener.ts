import { connect } from 'node:net';
import { demoSecretHeader } from './demo-agent.ts';

export interface DemoListenerOptions {
  /** The engine's own origin on this machine: `http://127.0.0.1:4101`. */
  readonly origin: string;
  /** The secret of this start, which the relay knows. */
  readonly secret: string;
  readonly mount: string;
  /** The address that the listener appears to have. */
  readonly address: string;
  readonly agent: string;
  readonly referrer: string | null;
  /** The engine did not admit it. */
  readonly onRefused: () => void;
  readonly onClosed: () => void;
}

/** Connects to a stream, reads it and drops what it reads. Returns a function that disconnects. */
export function connectDemoListener(options: DemoListenerOptions): () => void {
  const { hostname, port, host } = new URL(options.origin);
  const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) });
  const lines = [
    `GET ${options.mount} HTTP/1.1`,
    `Host: ${host}`,
    `User-Agent: ${options.agent}`,
    `X-Forwarded-For: ${options.address}`,
    `${demoSecretHeader}: ${options.secret}`,
    ...(options.referrer === null ? [] : [`Referer: ${options.referrer}`]),
  ];
  socket.once('connect', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
  socket.once('data', (head) => {
    if (!/^HTTP\/1\.[01] 200 /.test(head.toString('latin1', 0, 20))) options.onRefused();
  });
  socket.once('error', () => options.onRefused());
  socket.once('close', () => options.onClosed());
  return () => socket.destroy();
}
