import type { GeneralSettings, ServerSettings, StreamsSettings } from '@unmuted/api';
import { generalSettings, serverSettings, streamsSettings } from '@unmuted/api/contract';
import { type BodySchema, judge } from '#/components/form/judge.schema.ts';

const judgeBy =
  <Settings>(schema: BodySchema<Settings>) =>
  (draft: unknown) =>
    judge(schema, draft);

export const judgeGeneral = judgeBy<GeneralSettings>(generalSettings);
export const judgeStreams = judgeBy<StreamsSettings>(streamsSettings);
export const judgeServer = judgeBy<ServerSettings>(serverSettings);
