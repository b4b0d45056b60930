import { readFileSync } from 'node:fs';
import path from 'node:path';

const guide = path.join(import.meta.dirname, '../../../../../docs/guide/cast.md');

/** Placeholders in the guide that readers replace with their own values. */
export interface GuideValues {
  readonly port: number;
  readonly mount: string;
  readonly password: string;
}

/**
 * Returns the commands of docs/guide/cast.md by the comment that introduces each, with the
 * placeholders replaced.
 */
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
