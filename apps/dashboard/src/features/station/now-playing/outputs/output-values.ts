import type { SongOutput, SongOutputDraft, SongOutputKind } from '@unmuted/api';
import type { ContractForm } from '#/components/form/use-contract-form.ts';

/** The values of the form: the fields of all services, of which one uses some. */
export interface OutputValues {
  name: string;
  secret: string;
  isSecretRemoved: boolean;
  target: {
    threadId: string;
    chatId: string;
    isSilent: boolean;
    instance: string;
    visibility: 'public' | 'unlisted' | 'private';
    handle: string;
    server: string;
    url: string;
  };
  template: string;
  everySongs: number | null;
  minIntervalS: number | null;
}

/** What the fields of the form need of it. */
export type OutputFormState = Pick<ContractForm<OutputValues>, 'control' | 'errorOf' | 'register'>;

const emptyTarget: OutputValues['target'] = {
  threadId: '',
  chatId: '',
  isSilent: true,
  instance: 'https://',
  visibility: 'unlisted',
  handle: '',
  server: 'https://bsky.social',
  url: 'https://',
};

const templates: Readonly<Record<SongOutputKind, string>> = {
  discord: '**%title%** - %artist%',
  slack: '*%title%* - %artist%',
  telegram: '<b>%title%</b> - %artist%',
  mastodon: '%title% - %artist% #nowplaying',
  bluesky: '%title% - %artist% #nowplaying',
  webhook: '%title% - %artist%',
};

/** Public networks get a post now and then, chats each song. */
const isPublic = (kind: SongOutputKind) => kind === 'mastodon' || kind === 'bluesky';

export const newValues = (kind: SongOutputKind, name: string): OutputValues => ({
  name,
  secret: '',
  isSecretRemoved: false,
  target: emptyTarget,
  template: templates[kind],
  everySongs: 1,
  minIntervalS: isPublic(kind) ? 3_600 : 0,
});

export function valuesOf({ name, target, template, everySongs, minIntervalS }: SongOutput): OutputValues {
  const known = Object.entries(target).filter(([field, value]) => field !== 'kind' && value !== null);
  return {
    name,
    secret: '',
    isSecretRemoved: false,
    target: { ...emptyTarget, ...Object.fromEntries(known) },
    template,
    everySongs,
    minIntervalS,
  };
}

/** The fields of one service. */
export function targetOf(kind: SongOutputKind, target: OutputValues['target']): SongOutputDraft['target'] {
  const { threadId, chatId, isSilent, instance, visibility, handle, server, url } = target;
  switch (kind) {
    case 'discord':
      return { kind, threadId: threadId.trim() || null };
    case 'slack':
      return { kind };
    case 'telegram':
      return { kind, chatId, isSilent };
    case 'mastodon':
      return { kind, instance, visibility };
    case 'bluesky':
      return { kind, handle: handle.trim().replace(/^@/, ''), server };
    case 'webhook':
      return { kind, url };
  }
}

const shared = (kind: SongOutputKind, values: OutputValues) => ({
  name: values.name,
  target: targetOf(kind, values.target),
  template: values.template,
  everySongs: values.everySongs,
  minIntervalS: values.minIntervalS,
});

/** Only a webhook has no secret; the server requires it of the others. */
export const draftOf = (kind: SongOutputKind, values: OutputValues): object => ({
  ...shared(kind, values),
  isEnabled: true,
  secret: kind === 'webhook' && values.secret.trim() === '' ? null : values.secret,
});

/** An empty secret stays as it is stored. */
export const changeOf = (output: SongOutput, values: OutputValues): object => ({
  ...shared(output.target.kind, values),
  isEnabled: output.isEnabled,
  ...(values.isSecretRemoved ? { secret: null } : values.secret.trim() !== '' && { secret: values.secret }),
});
