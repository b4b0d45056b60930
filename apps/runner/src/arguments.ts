import { parseArgs } from 'node:util';
import { UsageError } from '#/usage-error.ts';

export const usage = `Usage:
  studio-runner register --url https://studio.example/api --token TOKEN --labels android [--name NAME]
  studio-runner run --command "./build.sh"

Options:
  --url         the address of the API
  --token       the registration token; STUDIO_RUNNER_TOKEN keeps it out of the list of processes
  --labels      what this machine builds: android, ios, xcode:26, separated by commas
  --name        shown to staff; the name that they entered by default
  --command     builds the kit in the current folder; STUDIO_RUNNER_COMMAND by default
  --config      the file of the token and the key; ~/.studio-runner/runner.json by default
  --allow-http  without TLS, for tests on one machine or in a private network`;

/** What a person asked the program to do. */
export type Task =
  | { readonly kind: 'help' }
  | {
      readonly kind: 'register';
      readonly url: string;
      readonly token: string;
      readonly labels: readonly string[];
      readonly name: string | undefined;
      readonly config: string | undefined;
    }
  | { readonly kind: 'run'; readonly command: string; readonly config: string | undefined };

type Environment = Readonly<Record<string, string | undefined>>;

export function readArguments(args: readonly string[], env: Environment): Task {
  const { values, positionals } = parse(args);
  const [task, ...others] = positionals;
  if (values.help || task === undefined || task === 'help') return { kind: 'help' };
  if (others.length > 0) throw new UsageError(`What is "${others[0]}"?\n\n${usage}`);
  const { config } = values;
  if (task === 'run') {
    const command = values.command ?? env.STUDIO_RUNNER_COMMAND;
    if (!command) throw new UsageError('--command is missing: what builds an app?');
    return { kind: 'run', command, config };
  }
  if (task !== 'register') throw new UsageError(`What is "${task}"?\n\n${usage}`);
  const token = values.token ?? env.STUDIO_RUNNER_TOKEN;
  if (!values.url || !token || !values.labels)
    throw new UsageError('--url, --token and --labels are needed to register.');
  const labels = values.labels.split(',').map((label) => label.trim());
  const url = apiUrlOf(values.url, values['allow-http'] ?? false);
  return { kind: 'register', url, token, labels, name: values.name, config };
}

function parse(args: readonly string[]) {
  const string = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        url: string,
        token: string,
        labels: string,
        name: string,
        command: string,
        config: string,
        'allow-http': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

/** Without a slash at the end. The token goes over the network, so TLS is required beyond this machine. */
function apiUrlOf(text: string, isPlainAllowed: boolean): string {
  if (!URL.canParse(text)) throw new UsageError(`"${text}" is no address.`);
  const { protocol, hostname, href, search, hash } = new URL(text);
  const isOwn = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && (isOwn || isPlainAllowed));
  if (!isSafe) throw new UsageError('--url must begin with https.');
  if (search || hash) throw new UsageError('--url has no query.');
  return href.replace(/\/+$/, '');
}
