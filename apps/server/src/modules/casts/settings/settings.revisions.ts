import { generalSettings, serverSettings, streamsSettings } from '@unmuted/api/contract';
import {
  changeSettings,
  restoreStreams,
  type SettingsDeps,
} from '#/modules/casts/settings/settings.service.ts';
import { defineRevisions, type RevisedSection } from '#/platform/revisions/define-revisions.ts';

export function settingsRevisions(deps: SettingsDeps): RevisedSection[] {
  return [
    defineRevisions({
      objectType: 'cast',
      section: 'general',
      schema: generalSettings,
      save: (act, { name, values, version, revision }) =>
        changeSettings(deps, act, name, {
          section: 'general',
          settings: values,
          version,
          restores: revision,
        }),
    }),
    defineRevisions({
      objectType: 'cast',
      section: 'streams',
      schema: streamsSettings,
      save: (act, { name, values, version, revision }) =>
        restoreStreams(deps, act, name, { settings: values, version, restores: revision }),
    }),
    defineRevisions({
      objectType: 'cast',
      section: 'server',
      schema: serverSettings,
      save: (act, { name, values, version, revision }) =>
        changeSettings(deps, act, name, { section: 'server', settings: values, version, restores: revision }),
    }),
  ];
}
