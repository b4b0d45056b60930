import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Connections that send `head` and then a byte now and then, from as many loopback addresses as needed. */
export class HostileSockets {
  readonly #sockets: Socket[] = [];
  readonly #timer: NodeJS.Timeout;

  constructor(everyMs = 1500) {
    this.#timer = setInterval(() => {
      for (const socket of this.#sockets) if (socket.writable) socket.write('x');
    }, everyMs);
  }

  /** Resolves once the connection is open or was refused. */
  async open(port: number, head: string, localAddress: string): Promise<Socket> {
    // Half open: it ignores that the server has ended its side.
    const socket = connect({ host: '127.0.0.1', port, localAddress, allowHalfOpen: true });
    this.#sockets.push(socket);
    socket.on('error', () => {});
    // Reading makes a close visible.
    socket.resume();
    await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
    if (socket.writable) socket.write(head);
    return socket;
  }

  get openCount(): number {
    return this.#sockets.filter((socket) => !socket.destroyed).length;
  }

  close(): void {
    clearInterval(this.#timer);
    for (const socket of this.#sockets) socket.destroy();
  }
}
