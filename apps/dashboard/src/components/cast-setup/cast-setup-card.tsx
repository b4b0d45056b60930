import { hasOnAirNotice } from '#/components/cast-setup/cast-setup.ts';
import { OnAirNotice, type OnAirNoticeProps } from '#/components/cast-setup/on-air-notice.tsx';
import { SetupChecklist } from '#/components/cast-setup/setup-checklist.tsx';

/** The notice of the first source, or else the checklist: both list the open steps. */
export function CastSetupCard(props: OnAirNoticeProps) {
  const { api, overview } = props;
  return hasOnAirNotice(overview) ? (
    <OnAirNotice {...props} />
  ) : (
    <SetupChecklist api={api} overview={overview} />
  );
}
