import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  type ApiClients,
  type Skill,
  type SkillAnswer,
  type SkillDocument,
  type SkillTurn,
  unwrap,
} from '@unmuted/api';
import { listKeys } from '#/data/lists/lists.queries.ts';
import { skillKeys } from '#/data/skills/skill-keys.ts';

const quiet = { notify: () => false };
const at = (id: string) => ({ path: { id } });
const over = (id: string, version: number) => ({
  params: { ...at(id), header: { 'If-Match': String(version) } },
});

/** An Alexa skill with its draft. */
export const skillQuery = ({ main }: ApiClients, id: string) =>
  queryOptions({
    queryKey: skillKeys.one(id),
    queryFn: ({ signal }) => unwrap(main.GET('/control/alexa/{id}', { params: at(id), signal, ...quiet })),
  });

/** A draft and the version it is based on. */
interface SkillSave {
  document: SkillDocument;
  version: number;
}

/** Saves the draft. */
export const saveSkill = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: ({ document, version }: SkillSave) =>
      unwrap(main.PUT('/control/alexa/{id}', { ...over(id, version), body: document, ...quiet })),
    onSuccess: (saved: Skill, _save, _none, { client }) => keepSkill(client, saved),
  });

/** Sends the draft of this version to the provider. */
export const submitSkill = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: (version: number) =>
      unwrap(main.POST('/control/alexa/{id}/submit', { ...over(id, version), ...quiet })),
    onSuccess: (saved: Skill, _version, _none, { client }) => keepSkill(client, saved),
  });

/** Takes the skill back from review. */
export const withdrawSkill = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: () => unwrap(main.POST('/control/alexa/{id}/withdraw', { params: at(id), ...quiet })),
    onSuccess: (saved: Skill, _nothing, _none, { client }) => keepSkill(client, saved),
  });

/** Asks the code that answers Alexa. */
export const askSkill = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: (turn: SkillTurn) =>
      unwrap(main.POST('/control/alexa/{id}/simulate', { params: at(id), body: turn, ...quiet })),
  });

/** What is asked in one run of the simulator. */
interface SkillDialogue extends Pick<SkillTurn, 'document' | 'locale'> {
  readonly acts: readonly SkillTurn['act'][];
  /** Each run asks again. */
  readonly run: number;
}

/** A conversation with a document: one request after another, as on a device. */
export const skillDialogueQuery = ({ main }: ApiClients, id: string, dialogue: SkillDialogue) =>
  queryOptions({
    queryKey: [...skillKeys.dialogue(id), dialogue],
    queryFn: async ({ signal }) => {
      const { document, locale, acts } = dialogue;
      const answers: SkillAnswer[] = [];
      for (const act of acts) {
        const body = { document, locale, act, utterance: '' };
        answers.push(
          await unwrap(main.POST('/control/alexa/{id}/simulate', { params: at(id), body, signal, ...quiet })),
        );
      }
      return answers;
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** Connects to the saved streams as Alexa would. */
export const checkSkillStream = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: () => unwrap(main.POST('/control/alexa/{id}/checks/stream', { params: at(id), ...quiet })),
  });

/** Stores a newer skill. Navigation and dashboard list skills by name and state. */
export function keepSkill(client: QueryClient, saved: Skill): void {
  const before = client.getQueryData<Skill>(skillKeys.one(saved.id));
  client.setQueryData<Skill>(skillKeys.one(saved.id), saved);
  if (before?.state !== saved.state || before.draft.name !== saved.draft.name)
    void client.invalidateQueries({ queryKey: listKeys.alexa });
}
