import { ActivityPart } from '#/features/cast/components/activity-part.tsx';
import { LimitsPart } from '#/features/cast/components/limits-part.tsx';
import { SettingsScreen } from '#/features/cast/screens/settings.screen.tsx';

const parts = { limits: <LimitsPart />, activity: <ActivityPart /> };

/** The settings of a cast with what only the staff may see and change of it. */
export function StaffSettings() {
  return <SettingsScreen staffParts={parts} />;
}
