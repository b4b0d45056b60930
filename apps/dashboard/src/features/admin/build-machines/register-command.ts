/** What a new machine builds. */
export type MachineKind = 'android' | 'ios' | 'both';

const labels: Readonly<Record<MachineKind, string>> = { android: 'android', ios: 'ios', both: 'ios,android' };

export interface RegisterCommand {
  kind: MachineKind;
  token: string;
  /** The address of the API, absolute. */
  url: string;
}

/** As docs/guide/build-machines.md has it. The token is a variable, so that it is not in the list of processes. */
export const registerCommand = ({ kind, token, url }: RegisterCommand): string =>
  [
    `sudo -u studio-build STUDIO_RUNNER_TOKEN=${token} \\`,
    '  node /opt/studio-runner/src/main.ts register \\',
    `  --url ${url} --labels ${labels[kind]}`,
  ].join('\n');

/** Asks for jobs; the guide has a service for it. */
export const runCommand =
  'sudo -u studio-build node /opt/studio-runner/src/main.ts run --command /opt/studio-build/build.sh';
