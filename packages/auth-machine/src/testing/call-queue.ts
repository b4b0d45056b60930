/** A pending call of the machine; the test settles it. */
export interface OpenCall<TRequest, TReply> {
  /** What the machine passed to the service. */
  readonly request: TRequest;
  /** Completes the call with a response. */
  readonly resolve: (reply: TReply) => void;
  /** Fails the call, for example with `SignInError`. */
  readonly reject: (error: unknown) => void;
}

/** A function whose calls stay pending until the test settles them. */
export interface CallQueue<TRequest, TReply> {
  readonly call: (request: TRequest) => Promise<TReply>;
  /** The oldest call not yet taken, or else the next one. */
  readonly next: () => Promise<OpenCall<TRequest, TReply>>;
}

/** Creates an empty queue. */
export function createCallQueue<TRequest, TReply>(): CallQueue<TRequest, TReply> {
  type Call = OpenCall<TRequest, TReply>;
  const open: Call[] = [];
  const takers: ((call: Call) => void)[] = [];
  return {
    call: (request) =>
      new Promise((resolve, reject) => {
        const call: Call = { request, resolve, reject };
        const taker = takers.shift();
        if (taker) taker(call);
        else open.push(call);
      }),
    next() {
      const call = open.shift();
      return call ? Promise.resolve(call) : new Promise((resolve) => takers.push(resolve));
    },
  };
}
