import { useLingui } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import type { ApiClients, SongOutput } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { DescriptionItem, DescriptionList } from '@unmuted/ui/description-list';
import { Drawer, DrawerBody, DrawerContent, DrawerFooter } from '@unmuted/ui/drawer';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import {
  kindLooks,
  outputAdvice,
  outputErrorTexts,
  targetText,
} from '#/features/station/now-playing/outputs/output.messages.ts';
import {
  DeleteOutput,
  EditOutput,
  SwitchOutput,
} from '#/features/station/now-playing/outputs/output-acts.tsx';
import { OutputLog } from '#/features/station/now-playing/outputs/output-log.tsx';
import { OutputRate } from '#/features/station/now-playing/outputs/output-rate.tsx';
import { OutputStatus } from '#/features/station/now-playing/outputs/output-status.tsx';
import { SongName } from '#/features/station/now-playing/outputs/song-name.tsx';
import { TestOutput } from '#/features/station/now-playing/outputs/test-output.tsx';
import { usePermission } from '#/session/use-permission.ts';

export interface OutputDrawerProps {
  api: ApiClients;
  stationId: string;
  output: SongOutput;
  onClose: () => void;
}

/** State, settings and last tries of an output, with what can be done. */
export function OutputDrawer({ api, stationId, output, onClose }: OutputDrawerProps) {
  const { i18n } = useLingui();
  const mayManage = usePermission('settings.manage');
  const acts = { api, stationId, output };
  const place = targetText(output);
  return (
    <Drawer onOpenChange={(open) => !open && onClose()} open>
      <DrawerContent
        description={
          <>
            {i18n._(kindLooks[output.target.kind].name)}
            {place !== null && (
              <>
                {' '}
                <bdi className="wrap-anywhere">{place}</bdi>
              </>
            )}
          </>
        }
        title={<bdi>{output.name}</bdi>}
      >
        <DrawerBody>
          <div className="grid gap-6">
            <Problem output={output} />
            <Facts output={output} />
            {mayManage && <TestOutput {...acts} />}
            <OutputLog {...acts} />
          </div>
        </DrawerBody>
        {mayManage && (
          <DrawerFooter>
            <DeleteOutput {...acts} onDeleted={onClose} />
            <SwitchOutput {...acts} />
            <EditOutput {...acts} />
          </DrawerFooter>
        )}
      </DrawerContent>
    </Drawer>
  );
}

/** Why songs are not posted, in the words of the service, and what helps. */
function Problem({ output: { state, reason, refusals, lastResult, isEnabled } }: { output: SongOutput }) {
  const { i18n } = useLingui();
  if (reason === null || (state !== 'failing' && state !== 'disabled')) return null;
  const advice = outputAdvice[reason];
  const detail = lastResult?.error === reason ? lastResult.detail : null;
  const isOff = state === 'disabled' && !isEnabled;
  return (
    <Alert silent title={i18n._(outputErrorTexts[reason])} tone="danger">
      <div className="grid gap-1.5">
        {detail !== null && (
          <p>
            <code className="wrap-anywhere" dir="ltr">
              {detail}
            </code>
          </p>
        )}
        {isOff && (
          <p>
            <Plural
              one="Turned off after one song was refused."
              other="Turned off after # songs in a row were refused."
              value={refusals}
            />
          </p>
        )}
        {advice && <p>{i18n._(advice)}</p>}
      </div>
    </Alert>
  );
}

function Facts({ output }: { output: SongOutput }) {
  const { template, lastPostedAt, pendingSong, nextAt, isEnabled } = output;
  return (
    <DescriptionList>
      <DescriptionItem term={<Trans>State</Trans>}>
        <OutputStatus output={output} />
      </DescriptionItem>
      <DescriptionItem term={<Trans>Rate</Trans>}>
        <OutputRate output={output} />
      </DescriptionItem>
      <DescriptionItem term={<Trans>Text</Trans>}>
        <code className="wrap-anywhere whitespace-pre-line" dir="auto">
          {template}
        </code>
      </DescriptionItem>
      <DescriptionItem term={<Trans>Last post</Trans>}>
        {lastPostedAt === null ? <Trans>None yet</Trans> : <Timestamp at={lastPostedAt} />}
      </DescriptionItem>
      {isEnabled && (pendingSong !== null || nextAt !== null) && (
        <DescriptionItem term={<Trans>Next post</Trans>}>
          <span className="flex flex-wrap gap-x-2">
            {nextAt !== null && (
              <span>
                <Trans>
                  from <Timestamp at={nextAt} />
                </Trans>
              </span>
            )}
            {pendingSong !== null && <SongName song={pendingSong} />}
          </span>
        </DescriptionItem>
      )}
    </DescriptionList>
  );
}
