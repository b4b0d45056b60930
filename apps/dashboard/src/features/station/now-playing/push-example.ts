/** A token that was just created. */
export interface NewToken {
  token: string;
  /** Where songs are sent. */
  url: string;
}

/** A command that sends a song. */
export function pushExample({ token, url }: NewToken): string {
  const body = JSON.stringify({ token, artist: 'Orla Finch', title: 'A Quiet Engine' }, null, 2);
  return `curl -X POST '${url}' \\\n  -H 'Content-Type: application/json' \\\n  -d '${body}'`;
}
