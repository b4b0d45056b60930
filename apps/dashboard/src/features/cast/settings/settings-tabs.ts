import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SettingsTab } from '#/features/cast/settings/settings.search.ts';

export const settingsTabNames: Record<SettingsTab, MessageDescriptor> = {
  general: msg`General`,
  streams: msg`Streams`,
  server: msg`Server`,
  limits: msg`Limits`,
  danger: msg`Danger zone`,
  activity: msg`Activity`,
};

/** The tabs that only the staff have. */
export type StaffTab = 'limits' | 'activity';

export const isStaffTab = (tab: SettingsTab): tab is StaffTab => tab === 'limits' || tab === 'activity';
