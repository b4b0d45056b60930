import { readFileSync } from 'node:fs';
import path from 'node:path';

const guide = path.join(import.meta.dirname, '../../../../../docs/guide/cast.md');

/** What the guide writes where a reader has values of their own. */
export interface GuideValues {
  readonly port: number;
  readonly mount: string;
  readonly password: string;
}

/** The commands of docs/guide/cast.md by the comment that each begins with, with other values put in. */
export function guideCommands({ port, mount, password }: GuideValues): ReadonlyMap<string, string> {
  const text = readFileSync(guide, 'utf8');
  const blocks = [...text.matchAll(/```sh\n# ([^\n]+)\n(.*?)```/gs)];
  const put = (command: string) =>
    command
      .replaceAll('localhost:4101', `127.0.0.1:${port}`)
      .replaceAll('/nightfall', mount)
      .replaceAll('studio-demo-1', password);
  return new Map(blocks.map(([, name = '', command = '']) => [name, put(command)]));
}
