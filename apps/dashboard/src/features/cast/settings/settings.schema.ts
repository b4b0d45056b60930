import type { GeneralSettings, ServerSettings, StreamsSettings } from '@unmuted/api';
import { generalSettings, serverSettings, streamsSettings } from '@unmuted/api/contract';
import { type BodySchema, validate } from '#/components/form/validate.schema.ts';

const judgeBy =
  <Settings>(schema: BodySchema<Settings>) =>
  (draft: unknown) =>
    validate(schema, draft);

export const validateGeneral = judgeBy<GeneralSettings>(generalSettings);
export const validateStreams = judgeBy<StreamsSettings>(streamsSettings);
export const validateServer = judgeBy<ServerSettings>(serverSettings);
