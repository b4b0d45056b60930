import { once } from 'node:events';
import type { Socket } from 'node:net';
import { AddressCounts } from '#/platform/throttle/address-counts.ts';

export interface OpenSocketsOptions {
  readonly maxSockets: number;
  /** Per IPv4 address or IPv6 /64. */
  readonly socketsPerAddress: number;
  /** Until a connection is a source or a listener, or has a reply. */
  readonly headMs: number;
  readonly isTrustedProxy: (address: string) => boolean;
  readonly nowMs: () => number;
}

interface OpenSocket {
  readonly releases: (() => void)[];
}

/**
 * The connections of one port. A connection is pending until it is a source or a listener, and again after its last
 * reply. A pending connection has a deadline that no received byte extends, and makes room for a new one when the port
 * is full; sources and listeners stay.
 */
export class OpenSockets {
  readonly #options: OpenSocketsOptions;
  readonly #open = new Map<Socket, OpenSocket>();
  /** Deadlines in ms of pending connections, the oldest first. */
  readonly #pending = new Map<Socket, number>();
  readonly #counts = new AddressCounts();
  /** The server's own connections. */
  readonly #exempt = new Set<Socket>();

  constructor(options: OpenSocketsOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#open.size;
  }

  /** Returns false for a connection over the limits, which is closed. */
  admit(socket: Socket): boolean {
    const { isTrustedProxy, maxSockets, headMs, nowMs } = this.#options;
    const address = socket.remoteAddress ?? '';
    // All clients of a proxy share its address; each of them is counted after its head.
    const isShared = isTrustedProxy(address);
    const isFull = this.#open.size - this.#exempt.size >= maxSockets;
    if ((!isShared && this.#isFullFor(address)) || (isFull && !this.#evictOldestPending())) {
      socket.destroy();
      return false;
    }
    const releases = isShared ? [] : [this.#counts.add(address)];
    this.#open.set(socket, { releases });
    this.#pending.set(socket, nowMs() + headMs);
    socket.once('close', () => this.#forget(socket));
    return true;
  }

  /** Counts a connection of a proxy by its client's address; returns false when that has too many. */
  countClient(socket: Socket, address: string): boolean {
    if (!this.#options.isTrustedProxy(socket.remoteAddress ?? '') || this.#options.isTrustedProxy(address))
      return true;
    if (this.#isFullFor(address)) return false;
    this.#open.get(socket)?.releases.push(this.#counts.add(address));
    return true;
  }

  /** The connection is the server's own: it may stay open, and takes the place of no other. */
  exempt(socket: Socket): void {
    for (const release of this.#open.get(socket)?.releases.splice(0) ?? []) release();
    this.#exempt.add(socket);
    this.#pending.delete(socket);
  }

  /** The connection is a source or a listener and may stay open. */
  establish(socket: Socket): void {
    this.#pending.delete(socket);
  }

  /** Sends the rest of a reply or stream and closes the connection, within this time at the latest. */
  finish(socket: Socket, rest: string, withinMs: number): void {
    if (!this.#open.has(socket)) return;
    // Unread data would turn the close into a reset that discards the reply.
    socket.resume();
    socket.end(rest);
    this.#pending.delete(socket);
    this.#pending.set(socket, this.#options.nowMs() + withinMs);
  }

  /** Closes the connections that are past their deadline. */
  sweep(): void {
    const nowMs = this.#options.nowMs();
    for (const [socket, deadlineMs] of this.#pending) if (nowMs >= deadlineMs) socket.destroy();
  }

  async close(): Promise<void> {
    const gone = [...this.#open.keys()].map((socket) => once(socket, 'close'));
    for (const socket of this.#open.keys()) socket.destroy();
    await Promise.all(gone);
  }

  #isFullFor(address: string): boolean {
    return this.#counts.of(address) >= this.#options.socketsPerAddress;
  }

  #evictOldestPending(): boolean {
    const [oldest] = this.#pending.keys();
    if (!oldest) return false;
    // `close` follows later; the new connection takes its place now.
    this.#forget(oldest);
    oldest.destroy();
    return true;
  }

  #forget(socket: Socket): void {
    for (const release of this.#open.get(socket)?.releases ?? []) release();
    this.#open.delete(socket);
    this.#exempt.delete(socket);
    this.#pending.delete(socket);
  }
}
